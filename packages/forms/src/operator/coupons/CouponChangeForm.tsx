import type { RequestOf } from '@mcy/api/contract';
import { changeCouponIssue } from '@mcy/api/operator/coupons/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Change = RequestOf<typeof changeCouponIssue>;

export interface CouponChangeFormProps {
  /** The issue as it is. */
  issue: Pick<Change, 'issue_id' | 'paused'> & { stock: number | null; budget: number | null };
  onSubmit: (request: Change) => Promise<void>;
}

/** Form for `POST /api/operator/coupons/issue_change`. */
export function CouponChangeForm({ issue: { issue_id, paused, stock, budget }, onSubmit }: CouponChangeFormProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <SchemaForm
      call={changeCouponIssue}
      submitLabel={t('template.save')}
      defaultValues={{ issue_id, paused, stock: stock ?? 1, budget: budget ?? 1 }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
