import { ShopReviewsScreen } from '@mcy/ui/operator/reviews';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopReviewRow, starsAloneRow } from '../fixtures/shopReviews.ts';

const meta = {
  title: 'Operator/Reviews/Screens/ShopReviews',
  component: ShopReviewsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    reviews: loadedPage([shopReviewRow, starsAloneRow, { ...shopReviewRow, review_id: 'r3', hidden: true }]),
    view: 'all',
    onChooseView: fn(),
    links: { desk: '/operator', review: (review_id) => `/operator/review/${review_id}` },
  },
} satisfies Meta<typeof ShopReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link', { name: /Nàng tiên cá Ngân Nga/ });
    await expect(first).toHaveAttribute('href', '/operator/review/r1');
    await userEvent.click(canvas.getByRole('radio', { name: '1–2 sao' }));
    await expect(args.onChooseView).toHaveBeenCalledWith('low');
  },
};

export const Loading: Story = { args: { reviews: { status: 'loading' } } };

export const Empty: Story = { args: { reviews: loadedPage([]), view: 'hidden' } };
