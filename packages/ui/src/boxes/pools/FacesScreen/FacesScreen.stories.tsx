import { FacesScreen } from '@mcy/ui/boxes/pools';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bags, luckyBag, machines } from '../fixtures/faces.ts';
import { loading, page } from '../fixtures/loads.ts';

const meta = {
  title: 'Boxes/Pools/Screens/Faces',
  component: FacesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    face: 'bag',
    pools: page(bags),
    onShare: fn(async () => undefined),
    links: { pool: ({ pool_id }) => `/pages/index/bag_details?pool_id=${pool_id}`, boxes: '/pages/index/card' },
  },
} satisfies Meta<typeof FacesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lucky bags: each says what it is worth at least. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: new RegExp(luckyBag.name) });
    await expect(card).toHaveAttribute('href', `/pages/index/bag_details?pool_id=${luckyBag.pool_id}`);
    await expect(card).toHaveTextContent('110.000');
  },
};

export const Machines: Story = { args: { face: 'machine', pools: page(machines) } };

export const Loading: Story = { args: { pools: loading } };

export const Empty: Story = { args: { pools: page([]) } };
