import { TransferScreen } from '@mcy/ui/wallet/recharge';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { transferPayment } from '../fixtures/transfers.ts';

const { payment_id, transfer } = transferPayment;

const meta = {
  title: 'Wallet/Recharge/Screens/Transfer',
  component: TransferScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payment: { status: 'loaded', data: transferPayment },
    onCopy: fn(async () => {}),
    onSaveCode: fn(async () => {}),
    onClaim: fn(async () => {}),
    links: {
      mine: '/pages/index/mine',
      recharge: '/pages/user/recharge',
      result: (id) => `/pages/mall/payResult?payment_id=${id}`,
    },
    now: () => Date.parse('2026-11-20T13:29:30.000Z'),
  },
} satisfies Meta<typeof TransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed can be copied, each by itself. Saying that it was sent credits nothing. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép số tiền' }));
    await expect(args.onCopy).toHaveBeenCalledWith('500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép nội dung chuyển khoản' }));
    await expect(args.onCopy).toHaveBeenCalledWith(transfer?.reference);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu mã về máy' }));
    await waitFor(() => expect(args.onSaveCode).toHaveBeenCalledOnce());
    await expect(args.onSaveCode).toHaveBeenCalledWith(expect.objectContaining({ name: `${transfer?.reference}.png` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã chuyển khoản' }));
    await expect(args.onClaim).toHaveBeenCalledWith(payment_id);
  },
};

export const Claimed: Story = {
  args: {
    payment: {
      status: 'loaded',
      data: { ...transferPayment, transfer: transfer && { ...transfer, claimed_at: '2026-11-20T13:40:00.000Z' } },
    },
  },
};

export const Expired: Story = {
  args: { payment: { status: 'loaded', data: { ...transferPayment, status: 'expired' } } },
};

/** Paid, or by another gateway. */
export const Over: Story = { args: { payment: { status: 'loaded', data: { ...transferPayment, status: 'paid' } } } };

/** The caller has no such payment. */
export const Empty: Story = { args: { payment: { status: 'loaded', data: null } } };

export const Loading: Story = { args: { payment: { status: 'loading' } } };
