import { ReviewsScreen } from '@mcy/ui/mall/reviews';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loaded, loading } from '../../catalogue/fixtures/loads.ts';
import { longReview, lowReview, noReviews, productReviews, starsAlone } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/Screens/Reviews',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    summary: loaded(productReviews),
    reviews: loadedPage([longReview, lowReview, starsAlone]),
    filter: 'all',
    onChooseFilter: fn(),
    product: '/pages/index/mall_details?product_id=1',
  },
} satisfies Meta<typeof ReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Có ảnh (31)' }));
    await expect(args.onChooseFilter).toHaveBeenCalledWith('photos');
    await userEvent.click(canvas.getByRole('radio', { name: '2 sao (3)' }));
    await expect(args.onChooseFilter).toHaveBeenCalledWith('2');
  },
};

export const Loading: Story = { args: { summary: loading, reviews: loading } };

export const Empty: Story = { args: { summary: loaded(noReviews), reviews: loadedPage([]), filter: 'photos' } };
