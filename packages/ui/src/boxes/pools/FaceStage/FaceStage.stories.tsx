import { FaceStage } from '@mcy/ui/boxes/pools';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardMachine, luckyBag } from '../fixtures/faces.ts';
import { finitePool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/FaceStage',
  component: FaceStage,
  args: { pool: luckyBag },
} satisfies Meta<typeof FaceStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** A box, a card machine, a lucky bag, and one without any left. */
export const Variants: Story = {
  render: () => (
    <Grid columns={2} space="small">
      <FaceStage pool={finitePool} />
      <FaceStage pool={cardMachine} />
      <FaceStage pool={luckyBag} />
      <FaceStage pool={{ ...luckyBag, sold_out: true }} />
    </Grid>
  ),
  // A picture beside a name that says the same is silent.
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
