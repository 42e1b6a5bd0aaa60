import type { ParcelRow as Row } from '@mcy/api/collection/parcels/contract';
import { type ParcelStage, parcelStages } from '@mcy/api/collection/parcels/words';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { ParcelRow } from '../ParcelRow/ParcelRow.tsx';

export interface ParcelsScreenProps {
  /** Those of the stage, newest first. */
  parcels: PagedLoad<Row>;
  stage: ParcelStage;
  onChooseStage: (stage: ParcelStage) => void;
  links: { back: string; parcel: (parcel_id: string) => string; send: string };
}

/** Logistics without a parcel named: all of the player's, by how far they are (bag/delivery). */
export function ParcelsScreen({ parcels, stage, onChooseStage, links }: ParcelsScreenProps) {
  const { t } = useTranslation('collection/parcels');
  return (
    <Screen texts={useScreenTexts()} title={t('parcels.title')} back={links.back} layout="full">
      <Stack>
        <FilterChips
          label={t('parcels.filter')}
          options={parcelStages.map((value) => ({ value, label: t(`parcels.stage.${value}`) }))}
          value={stage}
          onValueChange={onChooseStage}
        />
        <ScreenList
          load={parcels}
          shape="cards"
          layout="pairs"
          label={t('parcels.list')}
          rowKey={({ parcel_id }) => parcel_id}
          empty={{
            icon: Package,
            title: t('parcels.empty.title'),
            text: t('parcels.empty.body'),
            next: { label: t('parcels.empty.action'), href: links.send },
          }}
        >
          {(parcel) => <ParcelRow parcel={parcel} href={links.parcel(parcel.parcel_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
