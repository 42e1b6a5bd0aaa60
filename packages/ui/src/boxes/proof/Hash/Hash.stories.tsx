import { Hash } from '@mcy/ui/boxes/proof';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finitePool } from '../../pools/fixtures/pools.ts';

const meta = {
  title: 'Boxes/Proof/Hash',
  component: Hash,
  args: { label: 'Hash seed của shop', value: finitePool.seed.seed_hash },
} satisfies Meta<typeof Hash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Hash label="Hash seed của shop" value={finitePool.seed.seed_hash} />
      <Hash label="Seed của shop" value={null} sealed="Niêm phong đến khi hết vé" />
    </Stack>
  ),
};
