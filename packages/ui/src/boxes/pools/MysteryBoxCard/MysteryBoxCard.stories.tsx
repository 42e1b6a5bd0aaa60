import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { finitePool, infinitePool, scarcePool, soldOutPool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/MysteryBoxCard',
  component: MysteryBoxCard,
  args: { pool: finitePool, href: links.pool(finitePool.pool_id) },
} satisfies Meta<typeof MysteryBoxCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Finite, infinite, nearly gone, sold out. */
export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }} space="small">
      {[finitePool, infinitePool, scarcePool, soldOutPool].map((pool) => (
        <MysteryBoxCard key={pool.pool_id} pool={pool} href={links.pool(pool.pool_id)} />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }} space="small">
      <MysteryBoxCard
        pool={{ ...finitePool, name: 'Đêm Hội Rồng Ngọc Phiên Bản Giới Hạn Mừng Trăng Rằm Tháng Tám' }}
        href={links.pool(finitePool.pool_id)}
      />
      <MysteryBoxCard
        pool={{ ...infinitePool, image: '/no-such-picture.webp', top_prizes: [] }}
        href={links.pool(infinitePool.pool_id)}
      />
    </Grid>
  ),
};
