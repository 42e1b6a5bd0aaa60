import { Inline, Stack, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaces = ['xxsmall', 'xsmall', 'small', 'medium', 'large', 'xlarge', 'xxlarge'] as const;
const radii = ['small', 'standard', 'large', 'xlarge', 'full'] as const;
const shadows = ['sunken', 'raised', 'lifted', 'overlay', 'glow'] as const;

export const Scale: Story = {
  render: () => (
    <Stack space="small">
      {spaces.map((space) => (
        <Inline key={space}>
          <span
            style={{ inlineSize: vars.space[space], blockSize: vars.space.medium, background: vars.color.accent.solid }}
          />
          <Text size="small" inline>
            {space}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

const tile = { display: 'grid', placeItems: 'center', inlineSize: 96, blockSize: 96, fontSize: vars.type.size.xsmall };

export const Radius: Story = {
  render: () => (
    <Inline space="medium">
      {radii.map((radius) => (
        <span
          key={radius}
          style={{ ...tile, borderRadius: vars.radius[radius], background: vars.color.tone.accent.soft }}
        >
          {radius}
        </span>
      ))}
    </Inline>
  ),
};

export const Depth: Story = {
  render: () => (
    <Inline space="xlarge">
      {shadows.map((shadow) => (
        <span
          key={shadow}
          style={{
            ...tile,
            borderRadius: vars.radius.large,
            background: shadow === 'sunken' ? vars.color.surface.sunken : vars.color.surface.raised,
            boxShadow: vars.shadow[shadow],
          }}
        >
          {shadow}
        </span>
      ))}
    </Inline>
  ),
};
