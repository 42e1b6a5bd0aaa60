import { SetLineAsideForm } from '@mcy/forms/operator/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const line_id = '0193a0c0-0000-7000-8000-000000000801';

const meta = {
  title: 'Forms/Operator/Payments/SetLineAside',
  component: SetLineAsideForm,
  args: { line_id, secondary: true, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof SetLineAsideForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It needs words. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Để riêng' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Đã trả lại tiền.');
    await userEvent.click(canvas.getByRole('button', { name: 'Để riêng' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ line_id, reason: 'Đã trả lại tiền.' });
  },
};
