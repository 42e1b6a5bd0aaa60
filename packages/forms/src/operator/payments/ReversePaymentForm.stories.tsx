import { ReversePaymentForm } from '@mcy/forms/operator/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const payment_id = '0193a0c0-0000-7000-8000-000000000801';

const meta = {
  title: 'Forms/Operator/Payments/ReversePayment',
  component: ReversePaymentForm,
  args: { payment_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ReversePaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It needs words. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đề nghị thu hồi' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Chủ thẻ khiếu nại.');
    await userEvent.click(canvas.getByRole('button', { name: 'Đề nghị thu hồi' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ payment_id, reason: 'Chủ thẻ khiếu nại.' });
  },
};
