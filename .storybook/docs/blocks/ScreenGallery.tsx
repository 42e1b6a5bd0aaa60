import { FilterChips } from '@mcy/ui/patterns';
import { Heading, Inline, Stack, Text } from '@mcy/ui/primitives';
import { defaultMode } from '@mcy/ui/testing';
import { vars } from '@mcy/ui/tokens';
import { AnchorMdx, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { listGallery, type ShownArea, type ShownScreen } from '../listGallery.ts';
import { type Globals, useGlobals } from '../useGlobals.ts';
import { Thumbnail, type ThumbnailSize, thumbnailSizes, thumbnailWidth } from './Thumbnail.tsx';

const sizeNames: Readonly<Record<ThumbnailSize, string>> = { phone: 'Phone 390', desktop: 'Desktop 1280' };

/** Every screen as a small live page, by area, in the toolbar's language and theme. */
export function ScreenGallery() {
  const { channel } = useContext(DocsContext);
  const globals = useGlobals(channel);
  const areas = useGallery();
  const size = sizeOf(globals);
  const shown = areas.reduce((count, { screens }) => count + screens.length, 0);
  return (
    <Unstyled>
      <Stack space="xlarge">
        <Inline space="medium" align="between">
          <FilterChips
            label="Width"
            value={size}
            // The toolbar has no sizes on a docs page. A screen opens in the size chosen here.
            onValueChange={(value) =>
              channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } })
            }
            options={thumbnailSizes.map((value) => ({ value, label: sizeNames[value] }))}
          />
          <Text inline size="small" tone="secondary" role="status">
            {shown === 0 ? 'Reading the list of stories' : `${shown} screens`}
          </Text>
        </Inline>
        {areas.map((area) => (
          <Area key={area.area} {...area} size={size} globals={globalsOf(globals, size)} />
        ))}
      </Stack>
    </Unstyled>
  );
}

interface Look {
  size: ThumbnailSize;
  globals: string;
}

function Area({ area, screens, ...look }: ShownArea & Look) {
  return (
    <Stack space="medium">
      <Inline space="small" align="between">
        <Heading level={2} size="large" id={area.toLowerCase()}>
          {area}
        </Heading>
        <Text inline size="small" tone="secondary">
          {screens.length} {screens.length === 1 ? 'screen' : 'screens'}
        </Text>
      </Inline>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, ${thumbnailWidth(look.size)}px)`,
          gap: `${vars.space.large} ${vars.space.medium}`,
        }}
      >
        {screens.map((screen) => (
          <Shown key={screen.id} {...screen} {...look} />
        ))}
      </div>
    </Stack>
  );
}

function Shown({ id, name, topic, states, ...look }: ShownScreen & Look) {
  return (
    <div style={{ position: 'relative' }}>
      <Stack space="xsmall">
        <Thumbnail id={id} {...look} />
        <div>
          <AnchorMdx href={`?path=/story/${id}`} target="_self" style={{ overflowWrap: 'anywhere' }}>
            {name}
            {/* The whole card is the link. */}
            <span style={{ position: 'absolute', inset: 0 }} />
          </AnchorMdx>
          <Text size="small" tone="secondary">
            {topic} · {states} {states === 1 ? 'state' : 'states'}
          </Text>
        </div>
      </Stack>
    </div>
  );
}

/** Reads the index of this Storybook: the same in development and in a build. */
function useGallery(): readonly ShownArea[] {
  const [areas, setAreas] = useState<readonly ShownArea[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const response = await fetch('./index.json');
      // Storybook writes it and defines its shape.
      const { entries } = (await response.json()) as {
        entries: Record<string, Parameters<typeof listGallery>[0][number]>;
      };
      setAreas(listGallery(Object.values(entries)));
    };
    void read();
  }, []);
  return areas;
}

function sizeOf({ viewport }: Globals): ThumbnailSize {
  const chosen = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return thumbnailSizes.find((size) => size === chosen) ?? 'phone';
}

/** Language, theme and size as a story's address says them. */
function globalsOf({ locale, theme }: Globals, size: ThumbnailSize): string {
  const chosen = (value: unknown, first: string): string => (typeof value === 'string' ? value : first);
  return [
    `locale:${chosen(locale, defaultMode.locale)}`,
    `theme:${chosen(theme, defaultMode.theme)}`,
    `viewport.value:${size}`,
  ].join(';');
}
