import type { RequestOf } from '@mcy/api/contract';
import { type OfferToys, createRecipe } from '@mcy/api/operator/offers/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { useToyOptions } from './useToyOptions.ts';

type Recipe = RequestOf<typeof createRecipe>;

export interface RecipeFormProps {
  choice: OfferToys;
  onSubmit: (request: Recipe) => Promise<void>;
}

/** Form for `POST /api/operator/offers/recipe_create`; without a series, toys of any series do. */
export function RecipeForm({ choice: { toys, series }, onSubmit }: RecipeFormProps) {
  const { t } = useTranslation('operator/offers');
  const options = useToyOptions(toys);
  return (
    <SchemaForm
      call={createRecipe}
      submitLabel={t('new.recipe')}
      defaultValues={{ takes: 5, takes_rarity: 'common', takes_series_id: null, stock: 10 }}
      onSubmit={onSubmit}
      guarded
      fields={{
        toy_id: (field) => <SelectField {...field} label={t('fields.toy_id.label')} options={options} />,
        takes_series_id: (field) => (
          <SelectField
            {...field}
            label={t('fields.takes_series_id.label')}
            options={series.map(({ series_id, name }) => ({ value: series_id, label: name }))}
          />
        ),
      }}
    />
  );
}
