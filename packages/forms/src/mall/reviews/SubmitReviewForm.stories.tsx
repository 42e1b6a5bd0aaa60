import { SubmitReviewForm } from '@mcy/forms/mall/reviews';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const order_id = '0193a0c0-0000-4000-8000-000000000009';
const variant_id = '0193a0c0-0000-4000-8000-000000000010';

const meta = {
  title: 'Forms/Mall/Reviews/SubmitReview',
  component: SubmitReviewForm,
  args: { order_id, variant_id, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof SubmitReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stars are enough; blank words are none. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '4 sao: hài lòng' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ order_id, variant_id, stars: 4, words: null, photos: [] });
  },
};
