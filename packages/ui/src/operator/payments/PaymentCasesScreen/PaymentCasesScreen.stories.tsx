import { PaymentCasesScreen } from '@mcy/ui/operator/payments';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paymentCases, troubledPayment } from '../fixtures/payments.ts';

const meta = {
  title: 'Operator/Payments/Screens/PaymentCases',
  component: PaymentCasesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payments: loadedPage(paymentCases),
    lines: { count: 2, more: false },
    view: 'all',
    onChooseView: fn(),
    gateway: null,
    onChooseGateway: fn(),
    onFind: fn(),
    links: {
      desk: '/operator',
      statements: '/operator/bank_statements',
      payment: (id) => `/operator/payment?payment_id=${id}`,
    },
  },
} satisfies Meta<typeof PaymentCasesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Bảo Ngọc/ })).toHaveAttribute(
      'href',
      `/operator/payment?payment_id=${troubledPayment.payment_id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Cần xem' }));
    await expect(args.onChooseView).toHaveBeenCalledWith('trouble');
    await userEvent.click(canvas.getByRole('radio', { name: 'VNPay' }));
    await expect(args.onChooseGateway).toHaveBeenCalledWith('vnpay');
    await userEvent.type(canvas.getByRole('textbox'), ' MCY2B6F9C0D1E55 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm' }));
    await expect(args.onFind).toHaveBeenCalledWith('MCY2B6F9C0D1E55');
  },
};

export const Loading: Story = { args: { payments: { status: 'loading' } } };

export const Empty: Story = {
  args: { payments: loadedPage([]), view: 'trouble' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
    await expect(args.onChooseView).toHaveBeenCalledWith('all');
  },
};
