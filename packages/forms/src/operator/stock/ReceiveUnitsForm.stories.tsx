import { ReceiveUnitsForm } from '@mcy/forms/operator/stock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const toy_id = '0193a0c0-0000-7000-8000-000000000001';

const meta = {
  title: 'Forms/Operator/Stock/ReceiveUnits',
  component: ReceiveUnitsForm,
  args: { toy_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ReceiveUnitsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is received without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi nhận' }));
    await expect(canvas.getByLabelText(/Lý do/)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Lô 11');
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi nhận' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ toy_id, units: 1, reason: 'Lô 11' });
  },
};
