import { OrdersScreen } from '@mcy/ui/mall/orders';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed } from '../../catalogue/fixtures/loads.ts';
import { clock, onItsWay, pendingOrder, receivedOrder, refundOrder } from '../fixtures/orders.ts';

const meta = {
  title: 'Mall/Orders/Screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    orders: loadedPage([pendingOrder, onItsWay, refundOrder, receivedOrder]),
    counts: { to_pay: 1, to_ship: 0, to_receive: 1, refund: 1 },
    stage: 'all',
    onChooseStage: fn(),
    now: clock,
    links: { back: '/mine', order: (order_id) => `/order/${order_id}`, mall: '/mall' },
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Chờ thanh toán (1)' }));
    await expect(args.onChooseStage).toHaveBeenCalledWith('to_pay');
  },
};

export const Loading: Story = { args: { orders: { status: 'loading' }, counts: null } };

export const Empty: Story = { args: { orders: loadedPage([]), counts: null } };

export const Failed: Story = { args: { orders: failed } };
