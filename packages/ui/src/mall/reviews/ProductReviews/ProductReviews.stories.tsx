import { ProductReviews } from '@mcy/ui/mall/reviews';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading } from '../../catalogue/fixtures/loads.ts';
import { noReviews, productReviews } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/ProductReviews',
  component: ProductReviews,
  args: { reviews: loaded(productReviews), href: '/pages/mall/reviews?product_id=1' },
} satisfies Meta<typeof ProductReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', args.href);
    await expect(canvas.getAllByRole('img', { name: /trên 5 sao/ })).toHaveLength(4);
  },
};

/** Nobody has written yet: there is no page to lead to. */
export const None: Story = {
  args: { reviews: loaded(noReviews) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Chưa có đánh giá nào/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { reviews: loading } };

export const Failed: Story = { args: { reviews: failed } };
