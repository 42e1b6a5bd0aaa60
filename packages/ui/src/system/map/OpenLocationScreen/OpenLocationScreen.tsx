import type { MapTiles } from '@mcy/api/system/map/contract';
import { Copy, MapPinOff, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { EmptyState, MapPin, type Position, Screen } from '../../../patterns/index.ts';
import { Button, Heading, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { useMapTexts } from '../useMapTexts.ts';

export interface OpenLocationScreenProps {
  /** Null when the page's address contains none. */
  position: Position | null;
  /** Name of the place; null when not given. */
  name: string | null;
  /** Null without tiles: the background is a plain grid. */
  tiles: MapTiles | null;
  links: {
    home: string;
    /** Link to directions in a maps app. */
    directions: (position: Position) => string;
  };
  onCopy: (coordinates: string) => void;
  onGoBack: () => void;
}

/** One place on a map, with directions (open-location). */
export function OpenLocationScreen({ position, name, tiles, links, onCopy, onGoBack }: OpenLocationScreenProps) {
  const { t } = useTranslation(['system/map', 'system/frame']);
  const texts = useMapTexts();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('openLocation.title')}
      back={onGoBack}
      layout={position === null ? 'full' : 'halves'}
    >
      {position === null ? (
        <Surface space="none">
          <EmptyState
            icon={MapPinOff}
            title={t('openLocation.invalid.title')}
            text={t('openLocation.invalid.text')}
            action={
              <Button asChild variant="soft">
                <Link href={links.home}>{t('system/frame:toHome')}</Link>
              </Button>
            }
          />
        </Surface>
      ) : (
        <>
          <MapPin
            label={t('map.label')}
            texts={texts}
            position={position}
            ratio="square"
            {...(tiles && { tileUrl: tiles.url, attribution: tiles.attribution })}
          />
          <Surface>
            <Stack space="medium">
              <Stack space="xxsmall">
                <Heading level={2} size="standard">
                  {name ?? t('openLocation.unnamed')}
                </Heading>
                <Text tabular tone="secondary">
                  {coordinatesOf(position)}
                </Text>
              </Stack>
              <Inline space="small">
                <Button asChild icon={Navigation}>
                  <Link href={links.directions(position)} newTab>
                    {t('openLocation.directions')}
                  </Link>
                </Button>
                <Button variant="soft" tone="neutral" icon={Copy} onPress={() => onCopy(coordinatesOf(position))}>
                  {t('openLocation.copy')}
                </Button>
              </Inline>
            </Stack>
          </Surface>
        </>
      )}
    </Screen>
  );
}

/** In the format every map reads. */
function coordinatesOf({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
