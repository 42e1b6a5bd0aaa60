import type { RequestOf } from '@mcy/api/contract';
import {
  type ProductParts,
  saveShopVariant,
  type ShopProduct,
  type ShopVariant,
} from '@mcy/api/operator/products/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { firstDay, lastDay } from './dayInVietnam.ts';
import { PhotosField } from './PhotosField.tsx';
import { ToyField } from './ToyField.tsx';

type Draft = RequestOf<typeof saveShopVariant>;

export interface VariantFormProps {
  product: Pick<ShopProduct, 'product_id' | 'version'>;
  toys: ProductParts['toys'];
  /** The variant as it is; null for a new one. */
  variant: ShopVariant | null;
  onSubmit: (request: Draft) => Promise<void>;
}

/** Form for `POST /api/operator/products/variant_save`. */
export function VariantForm({ product: { product_id, version }, toys, variant, onSubmit }: VariantFormProps) {
  const { t } = useTranslation('operator/products');
  return (
    <SchemaForm
      call={saveShopVariant}
      submitLabel={t('saveVariant')}
      defaultValues={{ product_id, version, ...(variant ? valuesOf(variant) : { variant_id: null }) }}
      onSubmit={onSubmit}
      guarded
      fields={{
        photos: (field) => <PhotosField {...field} />,
        toy_id: (field) => (
          <ToyField
            {...field}
            label={t('variantToy')}
            hint={t('variantToyHint')}
            toys={toys}
            fixed={variant !== null}
          />
        ),
      }}
    />
  );
}

function valuesOf({ variant_id, names, photos, price, toy, ...sale }: ShopVariant): Partial<Draft> {
  return {
    variant_id,
    name_vn: names.vn,
    name_zh: names.zh,
    name_en: names.en,
    photos: [...photos],
    price,
    sale_price: sale.sale_price,
    sale_from: firstDay(sale.sale_from),
    sale_until: lastDay(sale.sale_until),
    toy_id: toy?.toy_id ?? null,
  };
}
