import type { RequestOf } from '@mcy/api/contract';
import { setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { CapField } from './CapField.tsx';

type CapsRequest = RequestOf<typeof setSpendingCaps>;

export interface SpendingCapsFormProps {
  /** What was last asked for: the caps that hold, or those of a raise that waits. */
  caps: CapsRequest;
  onSubmit: (request: CapsRequest) => Promise<void>;
}

/** Fills in the request of `POST /api/wallet/spending_caps`; an empty field is no cap. */
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
