import { FollowsScreen } from '@mcy/ui/account/people';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { followed, players } from '../fixtures/players.ts';

const page = { rows: players, hasMore: false, loadingMore: false, onLoadMore: fn() };

const meta = {
  title: 'Account/People/Screens/Follows',
  component: FollowsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    of: 'fans',
    players: { status: 'loaded', data: page },
    links: {
      mine: '/pages/index/mine',
      player: (user_id) => `/pages/user/home?user_id=${user_id}`,
      next: '/pages/user/do_edit',
    },
    onFollow: fn(async () => {}),
    onUnfollow: fn(async () => {}),
  },
} satisfies Meta<typeof FollowsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** The other list; unfollowing takes effect at once, and the row stays to undo it. */
export const Following: Story = {
  args: { of: 'following', players: { status: 'loaded', data: { ...page, rows: [followed] } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onUnfollow).toHaveBeenCalledWith(followed.user_id);
  },
};

export const Loading: Story = { args: { players: { status: 'loading' } } };

export const Empty: Story = { args: { players: { status: 'loaded', data: { ...page, rows: [] } } } };

export const Failed: Story = {
  args: { players: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
