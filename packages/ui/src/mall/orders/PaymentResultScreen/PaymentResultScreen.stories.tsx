import { PaymentResultScreen } from '@mcy/ui/mall/orders';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pendingPayment } from '../fixtures/payments.ts';

const meta = {
  title: 'Mall/Orders/Screens/PaymentResult',
  component: PaymentResultScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payment: { status: 'loaded', data: { ...pendingPayment, status: 'paid' } },
    links: {
      boxes: '/pages/index/card',
      box: null,
      recharge: '/pages/user/recharge',
      moneyFlow: '/pages/user/money_flow',
      mine: '/pages/index/mine',
    },
  },
} satisfies Meta<typeof PaymentResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid. */
export const Loaded: Story = { parameters: inEveryMode };

export const Pending: Story = { args: { payment: { status: 'loaded', data: pendingPayment } } };

/** Nobody is invited to pay again what they have paid. */
export const Confirming: Story = {
  args: { payment: { status: 'loaded', data: pendingPayment }, confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đang xác nhận thanh toán')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tiếp tục thanh toán' })).toBeNull();
  },
};

export const Declined: Story = {
  args: { payment: { status: 'loaded', data: { ...pendingPayment, status: 'declined' } } },
};

export const Expired: Story = {
  args: { payment: { status: 'loaded', data: { ...pendingPayment, status: 'expired' } } },
};

/** The caller has no such payment. */
export const Empty: Story = { args: { payment: { status: 'loaded', data: null } } };

export const Loading: Story = { args: { payment: { status: 'loading' } } };

export const Failed: Story = {
  args: { payment: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};

/** The money went back, and some of its coins had been used. */
export const Reversed: Story = {
  args: {
    payment: {
      status: 'loaded',
      data: { ...pendingPayment, status: 'reversed', reversal: { taken: 150_000, owed: 50_000 } },
    },
  },
};
