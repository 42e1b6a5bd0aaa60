import { OrderSlipScreen } from '@mcy/ui/operator/orders';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cashOrder, shopOrder } from '../fixtures/shopOrders.ts';

const meta = {
  title: 'Operator/Orders/Screens/OrderSlip',
  component: OrderSlipScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { order: { status: 'loaded', data: shopOrder }, onPrint: fn(), onGoBack: fn() },
} satisfies Meta<typeof OrderSlipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The carrier collects the whole total: the deposit returns with the receipt. */
export const CashOnDelivery: Story = {
  args: { order: { status: 'loaded', data: cashOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thu hộ khi giao: 580.000 đ')).toBeVisible();
  },
};

export const Loading: Story = { args: { order: { status: 'loading' } } };

export const Failed: Story = {
  args: { order: { status: 'failed', message: 'Không tìm thấy đơn hàng này.', onRetry: fn() } },
};
