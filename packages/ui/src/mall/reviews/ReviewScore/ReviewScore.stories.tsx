import { ReviewScore } from '@mcy/ui/mall/reviews';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { summary } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/ReviewScore',
  component: ReviewScore,
  args: summary,
} satisfies Meta<typeof ReviewScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,6 trên 5 sao' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '5 sao' })).toHaveAttribute('aria-valuetext', '96 đánh giá');
  },
};
