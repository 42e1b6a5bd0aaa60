import { MapPinned, PhoneCall, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../../patterns/index.ts';
import { Icon, Inline, Stack, Text } from '../../primitives/index.ts';

/** What delivery asks of an address, beside its form. */
export function DeliveryNotes() {
  const { t } = useTranslation('account');
  const notes = [
    { icon: MapPinned, text: t('address.notes.area') },
    { icon: PhoneCall, text: t('address.notes.phone') },
    { icon: Truck, text: t('address.notes.time') },
  ];
  return (
    <PageSection title={t('address.notes.title')}>
      <Stack space="medium">
        {notes.map(({ icon, text }) => (
          <Inline key={text} space="small" alignY="start" wrap={false}>
            <Icon icon={icon} tone="accent" />
            <Text inline tone="secondary">
              {text}
            </Text>
          </Inline>
        ))}
      </Stack>
    </PageSection>
  );
}
