import { PublicProfileScreen } from '@mcy/ui/account/people';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
    links: { prize: (prize_id) => `/prize/${prize_id}`, editProfile: '/edit', settings: '/settings' },
  },
} satisfies Meta<typeof PublicProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who somebody is and what they won, each toy leading to its page; can be followed and shared. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: publicPlayer.nickname })).toBeVisible();
    const figure = canvas.getByText('12.450').getBoundingClientRect();
    await expect(figure.bottom).toBeLessThanOrEqual(canvas.getByText('Người theo dõi').getBoundingClientRect().top);
    const wins = within(canvas.getByRole('list', { name: 'Món đỉnh gần đây' }));
    await expect(wins.getAllByRole('listitem')).toHaveLength(4);
    const first = publicPlayer.best_wins?.[0]?.prize_id ?? '';
    await expect(wins.getAllByRole('link')[0]).toHaveAttribute('href', `/prize/${first}`);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(publicPlayer.nickname) }));
    await expect(args.onFollow).toHaveBeenCalledWith(publicPlayer.user_id);
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** One's own page, with the wins kept back: nobody follows themselves, but can show what they keep back. */
export const Own: Story = {
  args: { player: { status: 'loaded', data: { ...publicPlayer, own: true, follows_me: false, best_wins: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sửa hồ sơ' })).toHaveAttribute('href', '/edit');
    await expect(canvas.getByRole('link', { name: 'Mở phần riêng tư trong cài đặt' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await expect(canvas.queryByRole('button', { name: /heo dõi/ })).not.toBeInTheDocument();
  },
};

/** The longest words, seen by a guest, who is sent to sign in; nothing won yet. */
export const Empty: Story = {
  args: {
    player: { status: 'loaded', data: { ...publicPlayer, ...longPlayer, follows_me: false, best_wins: [] } },
    signInHref: '/sign-in',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Theo dõi/ })).toHaveAttribute('href', '/sign-in');
  },
};

export const Loading: Story = { args: { player: { status: 'loading' } } };
