import type { RequestOf } from '@mcy/api/contract';
import { setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { CapField } from './CapField.tsx';

type CapsRequest = RequestOf<typeof setSpendingCaps>;

export interface SpendingCapsFormProps {
  /** The last requested caps: those in force, or those of a pending raise. */
  caps: CapsRequest;
  onSubmit: (request: CapsRequest) => Promise<void>;
}

/** Form for `POST /api/wallet/spending_caps`; an empty field means no cap. */
export function SpendingCapsForm({ caps, onSubmit }: SpendingCapsFormProps) {
  const { t } = useTranslation('wallet/spending');
  return (
    <SchemaForm
      call={setSpendingCaps}
      defaultValues={caps}
      submitLabel={t('spending.caps.submit')}
      onSubmit={onSubmit}
      fields={{
        day: (field) => <CapField {...field} others={['week', 'month']} />,
        week: (field) => <CapField {...field} others={['day', 'month']} />,
        month: (field) => <CapField {...field} others={['day', 'week']} />,
      }}
    />
  );
}
