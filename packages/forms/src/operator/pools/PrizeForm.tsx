import { bonuses } from '@mcy/api/boxes/pools/words';
import type { RequestOf } from '@mcy/api/contract';
import { addPoolPrize, type PoolParts } from '@mcy/api/operator/pools/contract';
import { tiers } from '@mcy/api/operator/pools/words';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface PrizeFormProps {
  pool_id: string;
  parts: PoolParts;
  onSubmit: (request: RequestOf<typeof addPoolPrize>) => Promise<void>;
}

/** Form for `POST /api/operator/pools/prize_add`. */
export function PrizeForm({ pool_id, parts: { toys, rewards }, onSubmit }: PrizeFormProps) {
  const { t } = useTranslation('operator/pools');
  const gives = [
    ...toys.map(({ toy_id, name, value, free }) => ({
      value: toy_id,
      label: t('toy', { name, value: formatMoney(value), free: formatMoney(free) }),
    })),
    ...rewards.map(({ reward_id, name, stones }) => ({
      value: reward_id,
      label: t('reward', { name, stones: formatMoney(stones) }),
    })),
  ];
  return (
    <SchemaForm
      call={addPoolPrize}
      submitLabel={t('task.prize')}
      defaultValues={{ pool_id, rarity: 'common', weight: 1 }}
      onSubmit={onSubmit}
      guarded
      fields={{
        gives: (field) => <SelectField {...field} label={t('fields.gives.label')} options={gives} />,
        tier: (field) => (
          <SelectField
            {...field}
            label={t('fields.tier.label')}
            options={[...tiers, ...bonuses].map((tier) => ({ value: tier, label: nameOf(tier) }))}
          />
        ),
      }}
    />
  );
}

/** As printed on the ticket. */
function nameOf(tier: string): string {
  return `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`;
}
