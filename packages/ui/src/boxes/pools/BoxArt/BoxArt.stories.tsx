import { BoxArt } from '@mcy/ui/boxes/pools';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finitePool, infinitePool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/BoxArt',
  component: BoxArt,
  args: { image: finitePool.image, state: 'resting' },
  globals: { theme: 'dark' },
} satisfies Meta<typeof BoxArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Shown in the opener's dark theater, in both themes. */
export const Variants: Story = {
  render: () => (
    <Inline align="center">
      <BoxArt image={finitePool.image} />
      <BoxArt image={infinitePool.image} state="shaking" />
      <BoxArt image={null} state="open" />
    </Inline>
  ),
};
