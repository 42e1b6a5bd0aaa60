import { Grid, Heading, Image, Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { screens } from '../screens.ts';
import { storySources } from '../storySources.ts';

const sources = Object.entries(storySources);
const components = sources.filter(([, source]) => !/\btitle: '\w+\/Screens\//.test(source));
const stories = sources.reduce((count, [, source]) => count + (source.match(/^export const /gm)?.length ?? 0), 0);

const figures = [
  [components.length, 'components'],
  [sources.length - components.length, 'screens'],
  [stories, 'stories, each free of accessibility violations'],
  [screens.length, 'routes on the map'],
] as const;

const toys = ['jade-dragon-king', 'dawn-unicorn', 'moon-princess', 'cape-hero'].map((toy) => `./art/toys/${toy}.webp`);

/** Head of the welcome page, with live counts. */
export function Hero() {
  return (
    <Unstyled>
      <Surface variant="stage" space="xlarge" radius="xlarge">
        <Stack space="large">
          <Inline space="large" align="between">
            <Stack space="small">
              <Heading level={1} size="display">
                The MCY kit
              </Heading>
              <Text size="large" tone="secondary">
                A shop for collectible toys, at night: every part of it in every state.
              </Text>
            </Stack>
            <Inline space="none">
              {toys.map((source) => (
                <span key={source} style={{ inlineSize: vars.size.avatarLarge }}>
                  <Image src={source} alt="" ratio="square" />
                </span>
              ))}
            </Inline>
          </Inline>
          <Grid columns={{ phone: 2, tablet: 4 }}>
            {figures.map(([figure, label]) => (
              <Stack key={label} space="none">
                <Text size="large" weight="bold" tone="accent" tabular>
                  {figure}
                </Text>
                <Text size="small" tone="secondary">
                  {label}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Surface>
    </Unstyled>
  );
}
