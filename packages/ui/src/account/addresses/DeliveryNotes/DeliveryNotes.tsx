import { MapPinned, PhoneCall, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconNotes, PageSection } from '../../../patterns/index.ts';

/** What delivery needs from an address, shown beside its form. */
export function DeliveryNotes() {
  const { t } = useTranslation('account/addresses');
  const notes = [
    { icon: MapPinned, text: t('address.notes.area') },
    { icon: PhoneCall, text: t('address.notes.phone') },
    { icon: Truck, text: t('address.notes.time') },
  ];
  return (
    <PageSection title={t('address.notes.title')}>
      <IconNotes notes={notes} />
    </PageSection>
  );
}
