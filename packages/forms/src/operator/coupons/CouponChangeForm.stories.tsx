import { CouponChangeForm } from '@mcy/forms/operator/coupons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Coupons/CouponChange',
  component: CouponChangeForm,
  args: {
    issue: { issue_id: '0193a0c0-0000-7000-8000-000000000001', paused: false, stock: 500, budget: 25_000_000 },
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof CouponChangeForm>;
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
