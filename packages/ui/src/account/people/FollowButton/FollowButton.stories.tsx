import { FollowButton } from '@mcy/ui/account/people';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fan, followed, mutual, stranger } from '../fixtures/players.ts';

const meta = {
  title: 'Account/People/FollowButton',
  component: FollowButton,
  args: { player: stranger, onFollow: fn(async () => {}), onUnfollow: fn(async () => {}) },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Not followed, a fan, followed, and in the small size of a list: each button names the player. */
export const Variants: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowButton {...args} player={fan} />
      <FollowButton {...args} player={followed} />
      <FollowButton {...args} player={mutual} size="small" />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Theo dõi ${stranger.nickname}` }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenCalledWith(stranger.user_id);
    await expect(canvas.getByRole('button', { name: `Theo dõi lại ${fan.nickname}` })).toBeVisible();
    const unfollow = `Đang theo dõi ${followed.nickname}, bấm để bỏ theo dõi`;
    await userEvent.click(canvas.getByRole('button', { name: unfollow }));
    await expect(args.onUnfollow).toHaveBeenCalledOnce();
    await expect(args.onUnfollow).toHaveBeenCalledWith(followed.user_id);
  },
};

/** Leads a guest to sign in. */
export const Guest: Story = {
  args: { signInHref: '/sign-in' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Theo dõi ${stranger.nickname}` });
    await expect(link).toHaveAttribute('href', '/sign-in');
  },
};
