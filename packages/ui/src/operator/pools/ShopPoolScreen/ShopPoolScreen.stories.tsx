import { ShopPoolScreen } from '@mcy/ui/operator/pools';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draft, onSale, withdrawn } from '../fixtures/pools.ts';

const meta = {
  title: 'Operator/Pools/Screens/ShopPool',
  component: ShopPoolScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    detail: { status: 'loaded', data: draft },
    task: null,
    form: (task) => <Text>{task}</Text>,
    onBegin: fn(),
    onClose: fn(),
    onRemovePrize: fn(async () => undefined),
    onDrop: fn(async () => undefined),
    links: { pools: '/operator/pools', edit: (pool_id) => `/operator/pools_edit?pool_id=${pool_id}` },
  },
} satisfies Meta<typeof ShopPoolScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft that lacks units cannot go on sale. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Mở bán' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Ninja Im Lặng' }));
    await expect(args.onRemovePrize).toHaveBeenCalledWith(draft.prizes[1]?.prize_id);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm giải' }));
    await expect(args.onBegin).toHaveBeenCalledWith('prize');
  },
};

export const OnSale: Story = { args: { detail: { status: 'loaded', data: onSale } } };

/** What happened to it, and what its players got. */
export const Withdrawn: Story = { args: { detail: { status: 'loaded', data: withdrawn } } };

export const Loading: Story = { args: { detail: { status: 'loading' } } };

/** The form of a task, in a sheet. */
export const Withdrawing: Story = {
  args: { detail: { status: 'loaded', data: onSale }, task: 'withdraw' },
  parameters: { chromatic: { disableSnapshot: true } },
};
