import { ChangeReviewForm } from '@mcy/forms/mall/reviews';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const review_id = '0193a0c0-0000-4000-8000-000000000001';

const meta = {
  title: 'Forms/Mall/Reviews/ChangeReview',
  component: ChangeReviewForm,
  args: { review: { review_id, stars: 3, words: 'Tạm được.', photos: [] }, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof ChangeReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with what was written. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '3 sao: tạm được' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 sao: tuyệt vời' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu đánh giá' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ review_id, stars: 5, words: null, photos: [] });
  },
};
