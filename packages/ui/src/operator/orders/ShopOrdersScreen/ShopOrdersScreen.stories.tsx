import { ShopOrdersScreen } from '@mcy/ui/operator/orders';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopOrderRow } from '../fixtures/shopOrders.ts';

const meta = {
  title: 'Operator/Orders/Screens/ShopOrders',
  component: ShopOrdersScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    orders: loadedPage([shopOrderRow]),
    state: 'ready_for_delivery',
    onChooseState: fn(),
    links: { mine: '/mine', order: (order_id) => `/order/${order_id}`, shipMany: '/ship' },
  },
} satisfies Meta<typeof ShopOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /100128 · 3 món/ })).toHaveAttribute('href', '/order/o1');
    await expect(canvas.getByRole('link', { name: 'Gửi nhiều đơn' })).toHaveAttribute('href', '/ship');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yêu cầu hoàn tiền' }));
    await expect(args.onChooseState).toHaveBeenCalledWith('refund_requested');
  },
};

export const Loading: Story = { args: { orders: { status: 'loading' } } };

export const Empty: Story = { args: { orders: loadedPage([]), state: 'paid' } };

export const Failed: Story = {
  args: { orders: { status: 'failed', message: 'Bạn không có quyền dùng chức năng này.', onRetry: fn() } },
};
