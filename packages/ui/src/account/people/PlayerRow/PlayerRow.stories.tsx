import { PlayerRow } from '@mcy/ui/account/people';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fan, players } from '../fixtures/players.ts';

const meta = {
  title: 'Account/People/PlayerRow',
  component: PlayerRow,
  args: {
    player: fan,
    href: '/pages/user/home?user_id=2',
    onFollow: fn(async () => {}),
    onUnfollow: fn(async () => {}),
  },
} satisfies Meta<typeof PlayerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Every follow relation, the longest texts last. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {players.map((player) => (
        <PlayerRow key={player.user_id} {...args} player={player} />
      ))}
    </Stack>
  ),
};
