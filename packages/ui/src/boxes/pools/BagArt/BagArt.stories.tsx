import { BagArt } from '@mcy/ui/boxes/pools';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { luckyBag } from '../fixtures/faces.ts';

const meta = {
  title: 'Boxes/Pools/BagArt',
  component: BagArt,
  args: { image: luckyBag.image, state: 'resting' },
  globals: { theme: 'dark' },
} satisfies Meta<typeof BagArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** It waits, rustles, and is open. */
export const Variants: Story = {
  render: () => (
    <Inline align="center">
      <BagArt image={luckyBag.image} />
      <BagArt image={luckyBag.image} state="shaking" />
      <BagArt image={null} state="open" />
    </Inline>
  ),
};
