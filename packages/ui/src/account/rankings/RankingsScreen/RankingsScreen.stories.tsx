import { RankingsScreen } from '@mcy/ui/account/rankings';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leaders, ranking } from '../fixtures/rankings.ts';

const meta = {
  title: 'Account/Rankings/Screens/Rankings',
  component: RankingsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    board: 'spending',
    period: 'week',
    ranking: { status: 'loaded', data: ranking },
    onChooseBoard: fn(),
    onChoosePeriod: fn(),
    onGoBack: fn(),
    links: {
      player: (user_id) => `/pages/user/home?user_id=${user_id}`,
      boxes: '/pages/index/card',
      invite: '/pages/index/mine',
      settings: '/pages/user/setting',
    },
  },
} satisfies Meta<typeof RankingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const [, revenue] = canvas.getAllByRole('radio');
    if (revenue) await userEvent.click(revenue);
    await expect(args.onChooseBoard).toHaveBeenCalledWith('revenue');
  },
};

/** Two players only, seen by a guest. */
export const Guest: Story = {
  args: {
    board: 'promotion',
    period: 'all',
    ranking: {
      status: 'loaded',
      data: { rows: leaders.slice(0, 2).map((row) => ({ ...row, score: 12 - row.rank })), own: null, ends_at: null },
    },
    signInHref: '/pages/login/index',
  },
};

/** Nobody has a score, not even the user. */
export const Empty: Story = {
  args: {
    ranking: {
      status: 'loaded',
      data: { rows: [], own: ranking.own && { ...ranking.own, rank: null, score: 0, named: true }, ends_at: null },
    },
  },
};

export const Loading: Story = { args: { ranking: { status: 'loading' } } };

export const Failed: Story = {
  args: { ranking: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
