import { FairnessPanel, type FairnessPanelProps } from '@mcy/ui/boxes/proof';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { finitePool, soldOutPool } from '../../pools/fixtures/pools.ts';

/** Keeps the player's seed, as a screen does. */
function WithSeed(props: FairnessPanelProps) {
  const [seed, setSeed] = useState('a41f09c2d7be5530');
  return <FairnessPanel {...props} client={{ seed, onSeedChange: setSeed }} />;
}

const meta = {
  title: 'Boxes/Proof/FairnessPanel',
  component: FairnessPanel,
  args: { seed: finitePool.seed, nonce: 43, open: true },
} satisfies Meta<typeof FairnessPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <WithSeed {...args} />,
};

/** Closed, open to read, before a draw, and with the seed revealed. */
export const Variants: Story = {
  render: (args) => (
    <Stack>
      <FairnessPanel {...args} open={false} />
      <WithSeed {...args} />
      <FairnessPanel {...args} seed={soldOutPool.seed} nonce={null} />
    </Stack>
  ),
};

export const RefusesASeed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <WithSeed {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'may mắn!');
    await expect(field).toBeInvalid();
  },
};
