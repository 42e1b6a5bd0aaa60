import { PoolProof } from '@mcy/ui/boxes/proof';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failedPool, misgivenPool, pendingPool, verifiedPool } from '../fixtures/verdicts.ts';

const meta = {
  title: 'Boxes/Proof/PoolProof',
  component: PoolProof,
  args: { proof: { status: 'done', verdict: verifiedPool }, onRetry: fn(), onDownload: fn() },
} satisfies Meta<typeof PoolProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** All valid, partly unknown, and partly wrong. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <PoolProof {...args} />
      <PoolProof {...args} proof={{ status: 'done', verdict: pendingPool }} />
      <PoolProof {...args} proof={{ status: 'done', verdict: failedPool }} />
      <PoolProof {...args} proof={{ status: 'done', verdict: misgivenPool }} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <PoolProof {...args} proof={{ status: 'checking', draws: 1200 }} />
      <PoolProof {...args} proof={{ status: 'broken' }} />
      <PoolProof
        {...args}
        proof={{ status: 'done', verdict: { tickets_left: null, verified: 0, failures: [], pending: 0 } }}
      />
    </Stack>
  ),
};
