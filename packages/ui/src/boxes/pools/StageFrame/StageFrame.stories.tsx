import { BoxArt, StageFrame } from '@mcy/ui/boxes/pools';
import { Stack } from '@mcy/ui/primitives';
import { rarities } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finitePool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/StageFrame',
  component: StageFrame,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Sân khấu mở hộp', size: 'hero', children: <BoxArt image={finitePool.image} /> },
} satisfies Meta<typeof StageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The stage dims, then the rarity's light comes up. */
export const Variants: Story = {
  render: () => (
    <Stack space="small">
      {rarities.map((rarity) => (
        <StageFrame key={rarity} label={rarity} size="hero" rarity={rarity} light="full">
          <BoxArt image={finitePool.image} />
        </StageFrame>
      ))}
    </Stack>
  ),
};
