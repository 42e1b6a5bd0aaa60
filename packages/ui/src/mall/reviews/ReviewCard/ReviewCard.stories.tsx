import { ReviewCard } from '@mcy/ui/mall/reviews';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longReview, lowReview, starsAlone } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/ReviewCard',
  component: ReviewCard,
  args: { review: longReview },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** With photos, with the shop's answer, and with stars alone. */
export const Variants: Story = {
  render: () => (
    <Stack>
      <ReviewCard review={longReview} />
      <ReviewCard review={lowReview} />
      <ReviewCard review={starsAlone} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 trên 5 sao' })).toBeVisible();
    await expect(canvas.getByText('Shop trả lời')).toBeVisible();
  },
};
