import { PublicProfileScreen } from '@mcy/ui/account/people';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longPlayer, publicPlayer } from '../fixtures/players.ts';

const meta = {
  title: 'Account/People/Screens/PublicProfile',
  component: PublicProfileScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    player: { status: 'loaded', data: publicPlayer },
    onGoBack: fn(),
    onShare: fn(async () => {}),
    onFollow: fn(async () => {}),
    onUnfollow: fn(async () => {}),
    links: {
      prize: (prize_id) => `/pages/box/goods_detail?prize_id=${prize_id}`,
      editProfile: '/pages/user/do_edit',
      settings: '/pages/user/setting',
    },
  },
} satisfies Meta<typeof PublicProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(publicPlayer.nickname) }));
    await expect(args.onFollow).toHaveBeenCalledWith(publicPlayer.user_id);
  },
};

/** The user's own page, with the wins hidden. */
export const Own: Story = {
  args: { player: { status: 'loaded', data: { ...publicPlayer, own: true, follows_me: false, best_wins: null } } },
};

/** The longest texts, seen by a guest, without wins. */
export const Empty: Story = {
  args: {
    player: { status: 'loaded', data: { ...publicPlayer, ...longPlayer, follows_me: false, best_wins: [] } },
    signInHref: '/pages/login/index',
  },
};

export const Loading: Story = { args: { player: { status: 'loading' } } };

export const Failed: Story = {
  args: { player: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
