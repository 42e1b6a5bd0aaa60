import { IdentityReviewsScreen } from '@mcy/ui/operator/identity';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { reviewRows } from '../fixtures/identityReviews.ts';

const page = { rows: reviewRows, hasMore: false, loadingMore: false, onLoadMore: fn() };

const meta = {
  title: 'Operator/Identity/Screens/IdentityReviews',
  component: IdentityReviewsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    reviews: { status: 'loaded', data: page },
    state: 'under_review',
    onChooseState: fn(),
    links: { desk: '/operator', review: (id) => `/operator/identity_detail?review_id=${id}` },
  },
} satisfies Meta<typeof IdentityReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { reviews: { status: 'loading' } } };

export const Empty: Story = {
  args: { reviews: { status: 'loaded', data: { ...page, rows: [] } }, state: 'rejected' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChooseState).toHaveBeenCalledWith('under_review');
  },
};

export const Failed: Story = {
  args: { reviews: { status: 'failed', message: 'Bạn không có quyền dùng chức năng này.', onRetry: fn() } },
};
