import type { ParcelRow } from '@mcy/api/collection/parcels/contract';
import { PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Heading, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ToyStrip } from '../ToyStrip/ToyStrip.tsx';

export interface PickUpRecordScreenProps {
  /** Received ones, newest first. */
  parcels: PagedLoad<ParcelRow>;
  links: { back: string; parcel: (parcel_id: string) => string; parcels: string };
}

/** Pick-up record: what arrived, and when (bag/pickups). */
export function PickUpRecordScreen({ parcels, links }: PickUpRecordScreenProps) {
  const { t } = useTranslation('collection/parcels');
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('pickUps.title')} back={links.back} layout="full">
      <ScreenList
        load={parcels}
        shape="cards"
        layout="pairs"
        label={t('pickUps.list')}
        rowKey={({ parcel_id }) => parcel_id}
        empty={{
          icon: PackageCheck,
          title: t('pickUps.empty.title'),
          text: t('pickUps.empty.body'),
          next: { label: t('pickUps.empty.action'), href: links.parcels },
        }}
      >
        {({ parcel_id, number, toys, pieces, changed_at }) => (
          <Surface href={links.parcel(parcel_id)}>
            <Stack space="small">
              <ToyStrip toys={toys} pieces={pieces} />
              <Inline align="between" space="xsmall">
                <Heading level={2} size="small">
                  {t('number', { number })}
                </Heading>
                <Text inline size="small" tone="secondary">
                  {t('pickUps.receivedOn', { time: formatDateTime(changed_at, locale) })}
                </Text>
              </Inline>
            </Stack>
          </Surface>
        )}
      </ScreenList>
    </Screen>
  );
}
