import { AnswerReviewForm } from '@mcy/forms/operator/reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const review_id = '0193a0c0-0000-4000-8000-000000000001';

const meta = {
  title: 'Forms/Operator/Reviews/AnswerReview',
  component: AnswerReviewForm,
  args: { review: { review_id, answer: null, answered_at: null }, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof AnswerReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Shop cảm ơn bạn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ review_id, answered_at: null, answer: 'Shop cảm ơn bạn.' });
  },
};

/** It says which answer it replaces. */
export const Replaces: Story = {
  args: { review: { review_id, answer: 'Shop xin lỗi bạn.', answered_at: '2026-11-22T05:00:00.000Z' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Shop gửi bù nhé.');
    await userEvent.click(canvas.getByRole('button', { name: 'Thay câu trả lời' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      review_id,
      answered_at: '2026-11-22T05:00:00.000Z',
      answer: 'Shop xin lỗi bạn. Shop gửi bù nhé.',
    });
  },
};
