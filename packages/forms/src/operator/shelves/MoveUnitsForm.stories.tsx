import { MoveUnitsForm } from '@mcy/forms/operator/shelves';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const variant_id = '0193a0c0-0000-7000-8000-000000000001';

const meta = {
  title: 'Forms/Operator/Shelves/MoveUnits',
  component: MoveUnitsForm,
  args: { variant_id, move: 'remove', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof MoveUnitsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi nhận' }));
    await expect(canvas.getByLabelText(/Lý do/)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Hàng lỗi');
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi nhận' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ variant_id, move: 'remove', units: 1, reason: 'Hàng lỗi' });
  },
};
