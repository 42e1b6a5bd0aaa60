import { Badge, Grid, Heading, Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import { rarities } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
  args: { children: <Text>Phố đêm Sài Gòn</Text> },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {(['raised', 'outlined', 'sunken', 'stage'] as const).map((variant) => (
        <Surface key={variant} variant={variant} space="large">
          <Stack space="xsmall">
            <Heading level={3}>{variant}</Heading>
            <Text tone="secondary">Đồ chơi nghệ thuật, mở là thích.</Text>
          </Stack>
        </Surface>
      ))}
    </Grid>
  ),
};

export const Linked: Story = {
  render: () => (
    <Surface href="/pages/box/detail" space="large">
      <Inline align="between">
        <Text weight="bold">Hộp mù Phố đêm</Text>
        <Badge tone="accent">Mới</Badge>
      </Inline>
    </Surface>
  ),
};

export const Selected: Story = {
  render: () => (
    <Grid columns={2}>
      <Surface href="/pages/box/detail?box=1" selected aria-current="true">
        <Text>Hộp số 1</Text>
      </Surface>
      <Surface href="/pages/box/detail?box=2">
        <Text>Hộp số 2</Text>
      </Surface>
    </Grid>
  ),
};

export const Rarity: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {rarities.map((rarity) => (
        <Surface key={rarity} variant="stage" rarity={rarity} space="large">
          <Badge rarity={rarity}>{rarity}</Badge>
        </Surface>
      ))}
    </Grid>
  ),
};
