import { DecideArrivalForm } from '@mcy/forms/operator/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const payment_id = '0193a0c0-0000-7000-8000-000000000801';

const meta = {
  title: 'Forms/Operator/Payments/DecideArrival',
  component: DecideArrivalForm,
  args: { payment_id, ofTwo: false, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof DecideArrivalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It needs a choice and words. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Đã đối chiếu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Quyết định' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cộng đúng số đã nhận' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quyết định' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ payment_id, decision: 'credit', reason: 'Đã đối chiếu.' });
  },
};

export const OfTwo: Story = { args: { ofTwo: true } };
