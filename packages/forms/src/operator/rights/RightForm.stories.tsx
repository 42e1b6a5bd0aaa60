import { RightForm } from '@mcy/forms/operator/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const user_id = '0193a0c0-0000-7000-8000-000000000202';

const meta = {
  title: 'Forms/Operator/Rights/Right',
  component: RightForm,
  args: { user_id, right: 'orders', granted: false, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof RightForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody changes a right without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Trực ca tối.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ user_id, right: 'orders', reason: 'Trực ca tối.' });
  },
};
