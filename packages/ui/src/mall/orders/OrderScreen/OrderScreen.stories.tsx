import { OrderScreen } from '@mcy/ui/mall/orders';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, loaded, loading } from '../../catalogue/fixtures/loads.ts';
import {
  cancelledOrder,
  clock,
  codOrder,
  detailOf,
  longestOrder,
  onItsWay,
  pendingOrder,
  preSaleOrder,
  receivedOrder,
  refundOrder,
} from '../fixtures/orders.ts';

const refund = {
  refund_id: '0199a8c2-5f3e-7d10-8a44-000000000301',
  amount: 195_000,
  reason: 'Hộp bị móp, sơn tróc một góc.',
  photos: [{ file_id: '0199a8c2-5f3e-7d10-8a44-000000000401', url: '/art/toys/slow-snail.webp' }],
  requested_at: '2026-11-20T10:00:00.000Z',
};

const meta = {
  title: 'Mall/Orders/Screens/Order',
  component: OrderScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    order: loaded(detailOf(pendingOrder, { cancel: { returns: 0, loses: 0 } })),
    balance: 2_000_000,
    now: clock,
    onTimeOver: fn(),
    onPay: fn(async () => {}),
    onCancel: fn(async () => {}),
    onReceive: fn(async () => {}),
    onWithdrawRefund: fn(async () => {}),
    onCopy: fn(async () => {}),
    onInvoice: fn(async () => {}),
    refundForm: () => <Text>Form</Text>,
    changeAddress: <Text>Đổi địa chỉ</Text>,
    links: {
      orders: '/orders',
      product: (product_id) => `/product/${product_id}`,
      recharge: (missing) => `/recharge/${missing}`,
      again: () => '/checkout',
      review: (variant_id) => `/review/${variant_id ?? ''}`,
    },
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unpaid: the amount that was seen is paid. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán 1.035.000 xu' }));
    await expect(args.onPay).toHaveBeenCalledWith(1_035_000);
  },
};

/** The balance is short: the button leads to what is missing. */
export const Short: Story = {
  args: { balance: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nạp thêm 35.000 xu' })).toHaveAttribute('href', '/recharge/35000');
  },
};

/** The window of a pre-sale is open: the rest is paid. */
export const FinalPayment: Story = {
  args: { order: loaded(detailOf(preSaleOrder, { payable: true, cancel: { returns: 0, loses: 200_000 } })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán 720.000 xu' }));
    await expect(args.onPay).toHaveBeenCalledWith(720_000);
  },
};

export const Cancelled: Story = { args: { order: loaded(detailOf(cancelledOrder)) } };

/** The window of a pre-sale is not open yet; canceling says what is lost. */
export const PreSale: Story = {
  args: { order: loaded(detailOf(preSaleOrder, { cancel: { returns: 0, loses: 200_000 } })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Thanh toán/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn' }));
    await waitFor(() => expect(screen.getByText(/mất 200.000 xu tiền cọc/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Hủy đơn hàng' }));
    await expect(args.onCancel).toHaveBeenCalledWith(0);
  },
};

/** Cash on delivery, on its way: it can be confirmed once the carrier has collected it. */
export const CashOnItsWay: Story = {
  args: { order: loaded(detailOf(codOrder, { closes_at: '2026-12-10T03:00:00.000Z' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/trả toàn bộ tiền mặt/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Đã nhận hàng' })).toBeNull();
  },
};

/** On its way, to be confirmed; its numbers are copied, its invoice downloaded. */
export const OnItsWay: Story = {
  args: { order: loaded(detailOf(onItsWay, { closes_at: '2026-12-10T03:00:00.000Z' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép mã vận đơn' }));
    await expect(args.onCopy).toHaveBeenCalledWith('GHN7Q2K9');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải hóa đơn PDF' }));
    await expect(args.onInvoice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Đã nhận hàng' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tôi đã nhận được' }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};

export const Received: Story = {
  args: {
    order: loaded(
      detailOf(receivedOrder, {
        refundable: 195_000,
        refund_until: '2026-11-27T03:00:00.000Z',
        refunds: [
          {
            ...refund,
            state: 'refused',
            approved: null,
            answer: 'Ảnh cho thấy hộp còn nguyên, shop không hoàn được.',
            decided_at: '2026-11-20T12:00:00.000Z',
          },
        ],
        events: [
          { event: 'receive', actor: 'shop', note: null, amount: null, happened_at: '2026-11-20T03:00:00.000Z' },
          { event: 'pay', actor: 'buyer', note: null, amount: 195_000, happened_at: '2026-11-10T03:00:00.000Z' },
          { event: 'place', actor: 'buyer', note: null, amount: null, happened_at: '2026-11-10T02:59:00.000Z' },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Đánh giá' })).toHaveAttribute('href', '/review/');
    const [line] = receivedOrder.lines;
    await expect(canvas.getByRole('link', { name: `Đánh giá ${line?.name ?? ''}` })).toHaveAttribute(
      'href',
      `/review/${line?.variant_id ?? ''}`,
    );
  },
};

export const RefundRequested: Story = {
  args: {
    order: loaded(
      detailOf(refundOrder, {
        refunds: [{ ...refund, state: 'requested', approved: null, answer: null, decided_at: null }],
      }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy yêu cầu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hủy yêu cầu hoàn tiền' }));
    await expect(args.onWithdrawRefund).toHaveBeenCalledOnce();
  },
};

export const Longest: Story = { args: { order: loaded(detailOf({ ...longestOrder, state: onItsWay.state })) } };

export const Loading: Story = { args: { order: loading } };

export const Failed: Story = { args: { order: failed } };
