import { HandlePaymentForm } from '@mcy/forms/operator/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const payment_id = '0193a0c0-0000-7000-8000-000000000801';

const meta = {
  title: 'Forms/Operator/Payments/HandlePayment',
  component: HandlePaymentForm,
  args: { payment_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof HandlePaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It needs words. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã xem' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Đã trả lại tiền.');
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã xem' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ payment_id, note: 'Đã trả lại tiền.' });
  },
};
