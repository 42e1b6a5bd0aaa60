import { ShopOrderScreen } from '@mcy/ui/operator/orders';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cashOrder, refundOrder, shippedOrder, shopOrder } from '../fixtures/shopOrders.ts';

const meta = {
  title: 'Operator/Orders/Screens/ShopOrder',
  component: ShopOrderScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    order: { status: 'loaded', data: shopOrder },
    onPack: fn(async () => {}),
    onDeliver: fn(async () => {}),
    forms: {
      ship: <p>Biểu mẫu gửi</p>,
      cancel: <p>Biểu mẫu hủy</p>,
      approve: ({ amount }) => <p>{`Biểu mẫu hoàn ${String(amount)}`}</p>,
      refuse: () => <p>Biểu mẫu từ chối</p>,
      comeBack: <p>Biểu mẫu hoàn về</p>,
    },
    onGoBack: fn(),
    links: { slip: '/slip', approval: (approval_id) => `/operator/approval?approval_id=${approval_id}` },
  },
} satisfies Meta<typeof ShopOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu đóng gói' }));
    await expect(args.onPack).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Biểu mẫu hủy')).toBeVisible();
    await expect(canvas.queryByText('Biểu mẫu gửi')).toBeNull();
  },
};

/** Cash on delivery, being packed: the slip and the carrier. */
export const Packed: Story = {
  args: { order: { status: 'loaded', data: cashOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'In phiếu đóng gói' })).toHaveAttribute('href', '/slip');
    await expect(canvas.getAllByText('580.000 xu')[0]).toBeVisible();
  },
};

export const Shipped: Story = {
  args: { order: { status: 'loaded', data: shippedOrder } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi là đã giao tới nơi' }));
    await expect(args.onDeliver).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Biểu mẫu hoàn về')).toBeVisible();
    await expect(canvas.queryByText('Biểu mẫu hủy')).toBeNull();
  },
};

/** Cash on delivery, on its way: delivered is paid. */
export const CashOnItsWay: Story = {
  args: {
    order: {
      status: 'loaded',
      data: { ...shippedOrder, method: 'cod', later: 580_000, deposit: 58_000, paid: 58_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Đã giao và đã thu tiền' })).toBeVisible();
  },
};

/** Another operator has to agree. */
export const WaitsForSecond: Story = {
  args: { order: { status: 'loaded', data: { ...refundOrder, alone: 0, approval_id: 'a1' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem yêu cầu' })).toBeVisible();
    await expect(canvas.queryByText('Biểu mẫu hoàn 240000')).toBeNull();
  },
};

/** The operator ordered it: others handle it. */
export const Own: Story = {
  args: { order: { status: 'loaded', data: { ...shopOrder, own: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Bắt đầu đóng gói' })).toBeNull();
  },
};

/** Delivered: its buyer has to confirm it. */
export const Delivered: Story = {
  args: { order: { status: 'loaded', data: { ...shippedOrder, state: 'waiting_to_receive', actions: ['come_back'] } } },
};

/** Its buyer asks for a part back: to approve, or to refuse. */
export const RefundRequested: Story = {
  args: { order: { status: 'loaded', data: refundOrder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Biểu mẫu hoàn 240000')).toBeVisible();
    await expect(canvas.getByText('Biểu mẫu từ chối')).toBeVisible();
  },
};

export const Refunded: Story = {
  args: {
    order: {
      status: 'loaded',
      data: {
        ...refundOrder,
        state: 'refunded',
        actions: [],
        returned: 580_000,
        refundable: 0,
        refunds: refundOrder.refunds.map((refund) => ({
          ...refund,
          state: 'approved',
          amount: 580_000,
          approved: 580_000,
          answer: 'Cửa hàng xin lỗi bạn.',
          decided_at: '2026-11-20T02:00:00.000Z',
        })),
      },
    },
  },
};

/** A pre-sale whose rest is not paid yet. */
export const PreSale: Story = {
  args: {
    order: {
      status: 'loaded',
      data: {
        ...shopOrder,
        state: 'deposit_paid',
        actions: ['cancel'],
        later: 530_000,
        method: 'pre_sale',
        coupon: 0,
        total: 630_000,
        deposit: 100_000,
        paid: 100_000,
        due: 530_000,
      },
    },
  },
};

/** Not paid yet. */
export const Unpaid: Story = {
  args: {
    order: {
      status: 'loaded',
      data: { ...shopOrder, state: 'pending_payment', actions: ['cancel'], paid: 0, due: 580_000 },
    },
  },
};

/** Nothing is left to do. */
export const Received: Story = {
  args: { order: { status: 'loaded', data: { ...shippedOrder, state: 'received', actions: [], closes_at: null } } },
};

export const Cancelled: Story = {
  args: {
    order: {
      status: 'loaded',
      data: { ...shopOrder, state: 'cancelled', actions: [], returned: 580_000, cancel: null },
    },
  },
};

export const Loading: Story = { args: { order: { status: 'loading' } } };

export const Failed: Story = {
  args: { order: { status: 'failed', message: 'Không tìm thấy đơn hàng này.', onRetry: fn() } },
};
