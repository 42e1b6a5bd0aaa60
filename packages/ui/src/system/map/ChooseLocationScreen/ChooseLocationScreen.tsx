import type { MapTiles } from '@mcy/api/system/map/contract';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { MapPin, Notice, type Position, StickyFooter, Screen } from '../../../patterns/index.ts';
import { Button, Stack, Text } from '../../../primitives/index.ts';
import { useMapTexts } from '../useMapTexts.ts';

export interface ChooseLocationScreenProps {
  /** Null while nothing is chosen. */
  position: Position | null;
  /** Center of the map until then. */
  center: Position;
  /** Null without tiles: the background is a plain grid. */
  tiles: MapTiles | null;
  /** Why the device gave no location. */
  locateFailure: 'denied' | 'unavailable' | null;
  onPositionChange: (position: Position) => void;
  /** Locates the device. */
  onLocate: () => Promise<void>;
  onChoose: (position: Position) => void;
  onGoBack: () => void;
}

/** Puts a pin on a map for the page that asked for it (choose-location). */
export function ChooseLocationScreen({
  position,
  center,
  tiles,
  locateFailure,
  onPositionChange,
  onLocate,
  onChoose,
  onGoBack,
}: ChooseLocationScreenProps) {
  const { t } = useTranslation('system/map');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('chooseLocation.title')}
      back={onGoBack}
      layout="halves"
      footer={
        <StickyFooter>
          <Stack space="xsmall">
            <Text tabular align="center" tone={position === null ? 'muted' : 'primary'}>
              {position === null ? t('chooseLocation.none') : t('chooseLocation.at', { ...position })}
            </Text>
            <Button
              size="large"
              width="full"
              disabled={position === null}
              onPress={() => {
                if (position !== null) onChoose(position);
              }}
            >
              {t('chooseLocation.submit')}
            </Button>
          </Stack>
        </StickyFooter>
      }
    >
      <MapPin
        label={t('map.label')}
        texts={useMapTexts()}
        position={position}
        center={center}
        zoom={position === null ? 12 : 17}
        ratio="square"
        onPositionChange={onPositionChange}
        {...(tiles && { tileUrl: tiles.url, attribution: tiles.attribution })}
      />
      <Stack space="medium">
        <Text tone="secondary">{t(tiles === null ? 'chooseLocation.leadWithoutTiles' : 'chooseLocation.lead')}</Text>
        {locateFailure !== null && (
          <Notice tone="caution" role="alert">
            {t(`chooseLocation.locateFailed.${locateFailure}`)}
          </Notice>
        )}
        <Button variant="soft" icon={LocateFixed} width="full" onPress={onLocate}>
          {t('map.locate')}
        </Button>
      </Stack>
    </Screen>
  );
}
