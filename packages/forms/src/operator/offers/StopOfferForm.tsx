import type { RequestOf } from '@mcy/api/contract';
import { stopOffer } from '@mcy/api/operator/offers/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Stop = RequestOf<typeof stopOffer>;

export interface StopOfferFormProps {
  offer: Pick<Stop, 'kind' | 'offer_id'>;
  onSubmit: (request: Stop) => Promise<void>;
}

/** Form for `POST /api/operator/offers/stop`. */
export function StopOfferForm({ offer, onSubmit }: StopOfferFormProps) {
  const { t } = useTranslation('operator/offers');
  return (
    <SchemaForm call={stopOffer} submitLabel={t('stop')} defaultValues={{ ...offer }} onSubmit={onSubmit} guarded />
  );
}
