import { BoxScene } from '@mcy/ui/boxes/opening';
import { StageFrame } from '@mcy/ui/boxes/pools';
import { Image, Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finitePool } from '../../pools/fixtures/pools.ts';
import { dragonKing } from '../../pools/fixtures/prizes.ts';

const toy = <Image src={dragonKing.image} alt="" fit="contain" ratio="square" priority />;

const meta = {
  title: 'Boxes/Opening/BoxScene',
  component: BoxScene,
  parameters: { layout: 'fullscreen' },
  args: { image: finitePool.image, step: 'revealed', rarity: 'legendary', toy },
  decorators: [
    (Story) => (
      <StageFrame label="Sân khấu mở hộp">
        <Inline align="center">
          <Story />
        </Inline>
      </StageFrame>
    ),
  ],
} satisfies Meta<typeof BoxScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Of the free draw. */
export const Lantern: Story = {
  args: { image: '/art/rewards/lantern.svg', vessel: 'lantern', rarity: 'rare' },
  render: (args) => (
    <Inline align="center">
      {(['closed', 'opening', 'revealed'] as const).map((step) => (
        <BoxScene key={step} {...args} step={step} />
      ))}
    </Inline>
  ),
};

/** A card machine and a lucky bag, closed, opened, and with what comes out. */
export const Faces: Story = {
  render: (args) => (
    <Inline align="center">
      {(['card_machine', 'lucky_bag'] as const).flatMap((kind) =>
        (['closed', 'opening', 'revealed'] as const).map((step) => (
          <BoxScene key={`${kind} ${step}`} {...args} kind={kind} step={step} />
        )),
      )}
    </Inline>
  ),
};

/** It waits, shakes on for a legendary toy, opens, and lets the toy out. */
export const Variants: Story = {
  render: (args) => (
    <Inline align="center">
      {(['closed', 'shaking', 'opening', 'revealed'] as const).map((step) => (
        <BoxScene key={step} {...args} step={step} />
      ))}
    </Inline>
  ),
};
