import type { Pool } from '@mcy/api/boxes/pools/contract';
import { PackageSearch, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { IconButton, Stack, Text } from '../../../primitives/index.ts';
import { FaceCard } from '../FaceCard/FaceCard.tsx';

/** Cards whose pictures load at once: a phone's first screen. */
const firstScreen = 4;

export interface FacesScreenProps {
  /** Whose list it is. */
  face: 'machine' | 'bag';
  pools: PagedLoad<Pool>;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: {
    pool: (pool: Pool) => string;
    /** The mystery boxes. */
    boxes: string;
  };
}

/** All card machines, or all lucky bags (index/card_machines, index/bag_sec). */
export function FacesScreen({ face, pools, onShare, links }: FacesScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t(`face.${face}.list`)}
      back={links.boxes}
      layout="full"
      actions={<IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />}
    >
      <Stack space="medium">
        <Text tone="secondary">{t(`face.${face}.lead`)}</Text>
        <ScreenList
          load={pools}
          shape="tiles"
          layout="tiles"
          label={t(`face.${face}.list`)}
          rowKey={({ pool_id }) => pool_id}
          empty={{
            icon: PackageSearch,
            title: t(`face.${face}.empty.title`),
            text: t(`face.${face}.empty.body`),
            next: { label: t('mysteryBoxes.empty.action'), href: links.boxes },
          }}
        >
          {(pool, place) => <FaceCard pool={pool} href={links.pool(pool)} priority={place < firstScreen} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
