import type { RequestOf } from '@mcy/api/contract';
import { createCouponIssue } from '@mcy/api/operator/coupons/contract';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/MoneyField/MoneyField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { Where } from './Where.tsx';

type Issue = RequestOf<typeof createCouponIssue>;

export interface CouponIssueFormProps {
  template_id: string;
  onSubmit: (request: Issue) => Promise<void>;
}

/** Form for `POST /api/operator/coupons/issue_create`; only coupons for sale have a price. */
export function CouponIssueForm({ template_id, onSubmit }: CouponIssueFormProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <SchemaForm
      call={createCouponIssue}
      submitLabel={t('template.issue')}
      defaultValues={{ template_id, way: 'free', price: 0, stock: 100, per_player: 1, open_days: 30 }}
      onSubmit={(request) => onSubmit({ ...request, price: request.way === 'purchase' ? request.price : 0 })}
      guarded
      fields={{
        price: (field) => (
          <Where name="way" is={['purchase']}>
            <MoneyField {...field} />
          </Where>
        ),
      }}
    />
  );
}
