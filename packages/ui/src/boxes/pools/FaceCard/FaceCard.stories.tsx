import { FaceCard } from '@mcy/ui/boxes/pools';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bags, luckyBag, machines } from '../fixtures/faces.ts';

const meta = {
  title: 'Boxes/Pools/FaceCard',
  component: FaceCard,
  args: { pool: luckyBag, href: '/pages/index/bag_details' },
} satisfies Meta<typeof FaceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Machines, and bags: on sale, nearly gone, sold out. */
export const Variants: Story = {
  render: (args) => (
    <Grid columns={{ phone: 2, tablet: 3 }} space="small">
      {[...machines, ...bags].map((pool) => (
        <FaceCard key={pool.pool_id} {...args} pool={pool} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('link');
    await expect(cards).toHaveLength(machines.length + bags.length);
    await expect(canvas.getByRole('link', { name: new RegExp(luckyBag.name) })).toHaveAttribute(
      'href',
      '/pages/index/bag_details',
    );
  },
};
