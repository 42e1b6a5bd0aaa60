import { GiveCouponForm } from '@mcy/forms/operator/coupons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Coupons/GiveCoupon',
  component: GiveCouponForm,
  args: { issue_id: '0193a0c0-0000-7000-8000-000000000001', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof GiveCouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Lý do/)).toBeInvalid();
  },
};
