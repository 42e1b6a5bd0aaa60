import { FollowsScreen } from '@mcy/ui/account/people';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fan, followed, mutual, players } from '../fixtures/players.ts';

const meta = {
  title: 'Account/People/Screens/Follows',
  component: FollowsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    of: 'fans',
    players: loadedPage(players),
    links: { mine: '/mine', player: (user_id) => `/player/${user_id}`, next: '/next' },
    onFollow: fn(async () => {}),
    onUnfollow: fn(async () => {}),
  },
} satisfies Meta<typeof FollowsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every way two players can follow each other, the longest words last: each row leads to its player and can be followed. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Người theo dõi' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(players.length);
    const row = within(rows[players.indexOf(fan)] ?? document.body);
    const link = row.getByRole('link', { name: new RegExp(fan.nickname) });
    await expect(link).toHaveAttribute('href', `/player/${fan.user_id}`);
    await expect(within(link).getByText('Bạch kim')).toBeVisible();
    await expect(within(link).queryByText('Đang theo dõi bạn')).not.toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: /^Theo dõi lại/ }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenCalledWith(fan.user_id);
    // The button stays beside the name, also on a phone.
    for (const player of [fan, mutual]) {
      const line = rows[players.indexOf(player)] ?? document.body;
      const name = within(line).getByRole('link', { name: new RegExp(player.nickname) });
      const button = within(line).getByRole('button').getBoundingClientRect();
      await expect(button.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
      await expect(line.getBoundingClientRect().height).toBeLessThan(100);
    }
  },
};

/** The other list; unfollowing takes effect at once, and the row stays to undo it. */
export const Following: Story = {
  args: { of: 'following', players: loadedPage([followed, mutual]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Theo dõi lẫn nhau')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(followed.nickname) }));
    await expect(args.onUnfollow).toHaveBeenCalledWith(followed.user_id);
  },
};

export const Loading: Story = { args: { players: { status: 'loading' } } };

export const Empty: Story = { args: { players: loadedPage([]) } };

/** Without anyone followed, it links to the rankings. */
export const EmptyFollowing: Story = {
  args: { ...Empty.args, of: 'following' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bạn chưa theo dõi ai' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem bảng xếp hạng' })).toHaveAttribute('href', '/next');
  },
};
