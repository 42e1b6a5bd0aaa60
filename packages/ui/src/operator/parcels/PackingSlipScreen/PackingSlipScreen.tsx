import type { ShopParcel } from '@mcy/api/operator/parcels/contract';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Heading, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface PackingSlipScreenProps {
  parcel: Load<ShopParcel>;
  onPrint: () => void;
  onGoBack: () => void;
}

/** Operator: what goes into a parcel and where it goes, to be printed (operator/parcel_slip). */
export function PackingSlipScreen({ parcel, onPrint, onGoBack }: PackingSlipScreenProps) {
  const { t } = useTranslation(['operator/parcels', 'collection/parcels']);
  return (
    <Screen texts={useScreenTexts()} title={t('slip.title')} back={onGoBack} layout="narrow" load={parcel} shape="text">
      {({ number, address, items }) => (
        <Stack>
          <Surface>
            <Stack>
              <Heading level={2}>{t('collection/parcels:number', { number })}</Heading>
              <PageSection title={t('slip.to')} level={3}>
                <Text weight="bold">{address.consignee}</Text>
                <Text tabular>{address.phone}</Text>
                <Text lang="vi">{`${address.detail}, ${address.ward_name}, ${address.province_name}`}</Text>
              </PageSection>
              <PageSection title={t('slip.items')} level={3}>
                <Stack space="xsmall" role="list">
                  {items.map(({ item_id, name, serial }) => (
                    <Text key={item_id} role="listitem">
                      {t('slip.piece', { name, serial })}
                    </Text>
                  ))}
                </Stack>
              </PageSection>
            </Stack>
          </Surface>
          <Button icon={Printer} onPress={onPrint}>
            {t('slip.print')}
          </Button>
        </Stack>
      )}
    </Screen>
  );
}
