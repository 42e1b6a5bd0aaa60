import { poolKinds, supplyOf } from '@mcy/api/boxes/pools/words';
import type { RequestOf } from '@mcy/api/contract';
import { type PoolParts, saveShopPool, type ShopPoolDetail } from '@mcy/api/operator/pools/contract';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/MoneyField/MoneyField.tsx';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { StepperField } from '../../fields/StepperField/StepperField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { Where } from '../coupons/Where.tsx';

type Draft = RequestOf<typeof saveShopPool>;

export interface DraftFormProps {
  parts: PoolParts;
  /** The draft as it is; null for a new one. */
  pool: ShopPoolDetail | null;
  onSubmit: (request: Draft) => Promise<void>;
}

const endless = poolKinds.filter((kind) => supplyOf[kind] === 'infinite');

/** Form for `POST /api/operator/pools/save`: asks only for what the kind has. */
export function DraftForm({ parts, pool, onSubmit }: DraftFormProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <SchemaForm
      call={saveShopPool}
      submitLabel={t('save')}
      defaultValues={pool ? valuesOf(pool) : { pool_id: null, kind: 'ichiban', diamonds_allowed: true }}
      onSubmit={(request) => onSubmit(needed(request))}
      guarded
      fields={{
        series_id: (field) => (
          <SelectField
            {...field}
            label={t('fields.series_id.label')}
            options={parts.series.map(({ series_id, name }) => ({ value: series_id, label: name }))}
          />
        ),
        worth_at_least: (field) => (
          <Where name="kind" is={['lucky_bag']}>
            <MoneyField {...field} />
          </Where>
        ),
        guarantee_after: (field) => (
          <Where name="kind" is={endless}>
            <StepperField {...field} label={t('fields.guarantee_after.label')} />
          </Where>
        ),
      }}
    />
  );
}

/** Drops hidden values that the kind does not have. */
function needed(request: Draft): Draft {
  return {
    ...request,
    worth_at_least: request.kind === 'lucky_bag' ? request.worth_at_least : null,
    guarantee_after: supplyOf[request.kind] === 'infinite' ? request.guarantee_after : null,
  };
}

function valuesOf(pool: ShopPoolDetail): Partial<Draft> {
  const { pool_id, series_id, kind, names, descriptions, price, worth_at_least, guarantee_after } = pool;
  return {
    pool_id,
    series_id,
    kind,
    name_vn: names.vn,
    name_zh: names.zh,
    name_en: names.en,
    description_vn: descriptions.vn,
    description_zh: descriptions.zh,
    description_en: descriptions.en,
    price,
    worth_at_least,
    guarantee_after,
    diamonds_allowed: pool.diamonds_allowed,
    sale_from: dayOf(pool.sale_from, 0),
    sale_until: dayOf(pool.sale_until, -1),
  };
}

/** The day in Vietnam of a moment at its beginning, moved by so many days. */
function dayOf(moment: string | null, by: number): string | null {
  if (moment === null) return null;
  return new Date(Date.parse(moment) + (7 + 24 * by) * 3_600_000).toISOString().slice(0, 10);
}
