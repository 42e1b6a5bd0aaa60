import { Badge, Grid, Heading, Stack } from '@mcy/ui/primitives';
import { type Theme, themes, vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { contrastOf } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = { dark: darkColors, light: lightColors };
const themeNames = { dark: 'Night', light: 'Day' };

/** Every color outside the tones, in each theme. */
export const Meanings: Story = {
  render: () => (
    <InBothThemes>
      {(theme) =>
        (['surface', 'text', 'border', 'accent', 'bar', 'currency'] as const).map((group) => (
          <Stack key={group} space="xsmall">
            <Heading level={3} size="small" tone="secondary">
              {group}
            </Heading>
            <Swatches colors={colors[theme][group]} />
          </Stack>
        ))
      }
    </InBothThemes>
  ),
};

/** The five tones, soft and solid, with their text. */
export const Tones: Story = {
  render: () => (
    <InBothThemes>
      {() => (
        <Grid columns={2} space="small">
          {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).flatMap((tone) =>
            (['soft', 'solid'] as const).map((variant) => (
              <Badge key={`${tone} ${variant}`} tone={tone} variant={variant}>
                {tone}
              </Badge>
            )),
          )}
        </Grid>
      )}
    </InBothThemes>
  ),
};

/** Every background with its allowed colors: the contrast, and the minimum of WCAG AA. */
export const Contrast: Story = {
  render: () => (
    <InBothThemes>
      {(theme) => (
        <Grid columns={{ phone: 1, desktop: 2 }} space="small">
          {[...Map.groupBy(contrastPairs(colors[theme]), (pair) => pair.ground)].map(([ground, pairs]) => (
            <Ground key={ground} theme={theme} ground={ground} pairs={pairs} />
          ))}
        </Grid>
      )}
    </InBothThemes>
  ),
};

function InBothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div translate="no">
      <Grid columns={{ phone: 1, tablet: 2 }} space="none">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} style={{ padding: vars.space.medium }}>
            <Stack>
              <Heading level={2}>{themeNames[theme]}</Heading>
              {children(theme)}
            </Stack>
          </div>
        ))}
      </Grid>
    </div>
  );
}

function Swatches({ colors: swatches }: { colors: Readonly<Record<string, string>> }) {
  return (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: vars.space.xsmall }}
    >
      {Object.entries(swatches).map(([name, color]) => (
        <li key={name} style={{ display: 'grid', gap: vars.space.xxsmall, fontSize: vars.type.size.xsmall }}>
          <span
            style={{
              blockSize: vars.size.touchTarget,
              borderRadius: vars.radius.small,
              border: `${vars.size.hairline} solid ${vars.color.border.standard}`,
              backgroundColor: color,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Ground({ theme, ground, pairs }: { theme: Theme; ground: string; pairs: readonly ContrastPair[] }) {
  const [first] = pairs;
  return (
    <div
      style={{
        padding: vars.space.medium,
        borderRadius: vars.radius.large,
        border: `${vars.size.hairline} solid ${vars.color.border.standard}`,
        color: first?.textColor,
        backgroundColor: first?.groundColor,
        fontSize: vars.type.size.small,
      }}
    >
      <Heading level={3} size="small" tone="inherit">
        {ground}
      </Heading>
      {pairs.map((pair) => (
        <Sample key={pair.text} pair={pair} onSurface={colors[theme].text.primary} />
      ))}
    </div>
  );
}

/** Text is in its color; non-text is a dot with a label in the text color. */
function Sample({ pair, onSurface }: { pair: ContrastPair; onSurface: string }) {
  const isText = pair.atLeast === 4.5;
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space.xsmall,
        color: isText ? pair.textColor : onSurface,
      }}
    >
      <span style={{ overflowWrap: 'anywhere' }}>
        {!isText && (
          <span
            style={{
              display: 'inline-block',
              inlineSize: vars.space.small,
              blockSize: vars.space.small,
              marginInlineEnd: vars.space.xxsmall,
              borderRadius: vars.radius.full,
              backgroundColor: pair.textColor,
            }}
          />
        )}
        {pair.text}
      </span>
      <span style={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        {contrastOf(pair.textColor, pair.groundColor).toFixed(1)} ≥ {pair.atLeast}
      </span>
    </div>
  );
}
