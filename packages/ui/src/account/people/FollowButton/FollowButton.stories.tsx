import { FollowButton } from '@mcy/ui/account/people';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fan, followed, mutual, stranger } from '../fixtures/players.ts';

const meta = {
  title: 'Account/People/FollowButton',
  component: FollowButton,
  args: { player: stranger, onFollow: fn(async () => {}), onUnfollow: fn(async () => {}) },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Not followed, a follower, followed, and the small size for lists. */
export const Variants: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowButton {...args} player={fan} />
      <FollowButton {...args} player={followed} />
      <FollowButton {...args} player={mutual} size="small" />
    </Inline>
  ),
};
