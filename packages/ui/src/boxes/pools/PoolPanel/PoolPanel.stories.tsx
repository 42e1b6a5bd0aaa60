import { PoolPanel } from '@mcy/ui/boxes/pools';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { finitePool, scarcePool, soldOutPool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/PoolPanel',
  component: PoolPanel,
  args: { pool: finitePool, position: 'Hộp 1/3', links },
} satisfies Meta<typeof PoolPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 3 }}>
      <PoolPanel {...args} />
      <PoolPanel {...args} pool={scarcePool} position="Hộp 2/3" />
      <PoolPanel {...args} pool={soldOutPool} position="Hộp 3/3" />
    </Grid>
  ),
};
