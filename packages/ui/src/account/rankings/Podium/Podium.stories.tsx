import { Podium } from '@mcy/ui/account/rankings';
import { formatMoney } from '@mcy/ui/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaders } from '../fixtures/rankings.ts';

const meta = {
  title: 'Account/Rankings/Podium',
  component: Podium,
  args: {
    leaders,
    renderScore: (score) => formatMoney(score),
    playerHref: (user_id) => `/pages/user/home?user_id=${user_id}`,
  },
} satisfies Meta<typeof Podium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** One player only: the user. */
export const States: Story = { args: { leaders: leaders.slice(0, 1).map((leader) => ({ ...leader, own: true })) } };

/** Two players: the third step is free. */
export const TwoPlayers: Story = { args: { leaders: leaders.slice(0, 2) } };
