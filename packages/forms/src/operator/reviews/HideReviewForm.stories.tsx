import { HideReviewForm } from '@mcy/forms/operator/reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const review_id = '0193a0c0-0000-4000-8000-000000000001';

const meta = {
  title: 'Forms/Operator/Reviews/HideReview',
  component: HideReviewForm,
  args: { review_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof HideReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason is needed. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn đánh giá' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Quảng cáo.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn đánh giá' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ review_id, reason: 'Quảng cáo.' });
  },
};
