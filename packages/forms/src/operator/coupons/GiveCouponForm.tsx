import type { RequestOf } from '@mcy/api/contract';
import { giveCoupon } from '@mcy/api/operator/coupons/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface GiveCouponFormProps {
  issue_id: string;
  onSubmit: (request: RequestOf<typeof giveCoupon>) => Promise<void>;
}

/** Form for `POST /api/operator/coupons/give`. */
export function GiveCouponForm({ issue_id, onSubmit }: GiveCouponFormProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <SchemaForm
      call={giveCoupon}
      submitLabel={t('template.send')}
      defaultValues={{ issue_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
