import type { RequestOf } from '@mcy/api/contract';
import { createReward, type PoolParts } from '@mcy/api/operator/pools/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RewardFormProps {
  coupons: PoolParts['coupons'];
  onSubmit: (request: RequestOf<typeof createReward>) => Promise<void>;
}

/** Form for `POST /api/operator/pools/reward_create`; without a coupon it gives stones alone. */
export function RewardForm({ coupons, onSubmit }: RewardFormProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <SchemaForm
      call={createReward}
      submitLabel={t('rewards.create')}
      defaultValues={{ coupon_issue_id: null }}
      onSubmit={onSubmit}
      guarded
      fields={{
        coupon_issue_id: (field) => (
          <SelectField
            {...field}
            label={t('fields.coupon_issue_id.label')}
            options={coupons.map(({ issue_id, name }) => ({ value: issue_id, label: name }))}
          />
        ),
      }}
    />
  );
}
