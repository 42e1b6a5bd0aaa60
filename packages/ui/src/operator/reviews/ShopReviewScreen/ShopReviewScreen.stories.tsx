import { ShopReviewScreen } from '@mcy/ui/operator/reviews';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answeredReview, hiddenReview, shopReview } from '../fixtures/shopReviews.ts';

const meta = {
  title: 'Operator/Reviews/Screens/ShopReview',
  component: ShopReviewScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    review: { status: 'loaded', data: shopReview },
    answerForm: () => <Text>Biểu mẫu trả lời</Text>,
    hideForm: () => <Text>Biểu mẫu ẩn</Text>,
    onShowAgain: fn(async () => {}),
    links: { reviews: '/operator/reviews', product: (product_id) => `/product/${product_id}` },
  },
} satisfies Meta<typeof ShopReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lan Phương, đơn hàng 500128')).toBeVisible();
    await expect(canvas.getByText('Biểu mẫu trả lời')).toBeVisible();
    await expect(canvas.getByText('Biểu mẫu ẩn')).toBeVisible();
  },
};

export const Answered: Story = { args: { review: { status: 'loaded', data: answeredReview } } };

/** It can only be shown again. */
export const Hidden: Story = {
  args: { review: { status: 'loaded', data: hiddenReview } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Biểu mẫu trả lời')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hiển thị lại' }));
    await expect(args.onShowAgain).toHaveBeenCalledOnce();
  },
};

/** The operator wrote it: others handle it. */
export const Own: Story = {
  args: { review: { status: 'loaded', data: { ...shopReview, own: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Biểu mẫu ẩn')).toBeNull();
  },
};

export const Loading: Story = { args: { review: { status: 'loading' } } };
