import { PoolsScreen } from '@mcy/ui/operator/pools';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draft, onSale, soldOut, withdrawn } from '../fixtures/pools.ts';

const meta = {
  title: 'Operator/Pools/Screens/Pools',
  component: PoolsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    stage: 'on_sale',
    onChooseStage: fn(),
    pools: loadedPage([onSale, { ...onSale, pool_id: draft.pool_id, sale_until: null }]),
    links: {
      desk: '/operator',
      create: '/operator/pools_new',
      rewards: '/operator/rewards',
      pool: (pool_id) => `/operator/pools_detail?pool_id=${pool_id}`,
    },
  },
} satisfies Meta<typeof PoolsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bản nháp' }));
    await expect(args.onChooseStage).toHaveBeenCalledWith('draft');
  },
};

export const Drafts: Story = {
  args: { stage: 'draft', pools: loadedPage([draft, { ...draft, pool_id: onSale.pool_id, scheduled: true }]) },
};

export const Ended: Story = { args: { stage: 'ended', pools: loadedPage([withdrawn, soldOut]) } };

export const Loading: Story = { args: { pools: { status: 'loading' } } };

export const Empty: Story = { args: { stage: 'draft', pools: loadedPage([]) } };
