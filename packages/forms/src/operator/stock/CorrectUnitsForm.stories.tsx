import { CorrectUnitsForm } from '@mcy/forms/operator/stock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const toy_id = '0193a0c0-0000-7000-8000-000000000001';

const meta = {
  title: 'Forms/Operator/Stock/CorrectUnits',
  component: CorrectUnitsForm,
  args: { toy_id, on_hand: 52, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof CorrectUnitsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with what the book says, and sends that along. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Kiểm kho');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu số đếm' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ toy_id, counted: 52, seen: 52, reason: 'Kiểm kho' });
  },
};
