import { Grid, Heading, Stack } from '@mcy/ui/primitives';
import { type Theme, themes, vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastOf } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = { dark: darkColors, light: lightColors };

/** Every ground with all that may stand on it: its contrast, and the least that WCAG AA asks. */
export const Contrast: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} space="none">
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: vars.space.medium }}>
          <Stack>
            <Heading level={2}>{theme}</Heading>
            <Grid columns={{ phone: 1, tablet: 2 }} space="small">
              {[...Map.groupBy(contrastPairs(colors[theme]), (pair) => pair.ground)].map(([ground, pairs]) => (
                <Ground key={ground} theme={theme} ground={ground} pairs={pairs} />
              ))}
            </Grid>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
};

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

/** Text is written in its colour; what is only seen is a dot, named in the colour of text. */
function Sample({ pair, onSurface }: { pair: ContrastPair; onSurface: string }) {
  const isText = pair.atLeast === 4.5;
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', color: isText ? pair.textColor : onSurface }}>
      <span>
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
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {contrastOf(pair.textColor, pair.groundColor).toFixed(1)} ≥ {pair.atLeast}
      </span>
    </div>
  );
}
