import { LevelsScreen } from '@mcy/ui/account/levels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bronzeLevel, claimedLevel, goldLevel, levelSteps, supremeLevel } from '../fixtures/levels.ts';

const levels = { steps: levelSteps, coins_per_point: 10_000 };

const meta = {
  title: 'Account/Levels/Screens/Levels',
  component: LevelsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    part: 'benefits',
    load: { status: 'loaded', data: { ...levels, mine: goldLevel } },
    onClaimGift: fn(async () => {}),
    onGoBack: fn(),
    links: { boxes: '/pages/index/card' },
  },
} satisfies Meta<typeof LevelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const [claim] = canvas.getAllByRole('button', { name: /nhận|领取|claim/i });
    if (!claim) throw new Error('no button for the gift');
    await userEvent.click(claim);
    await expect(args.onClaimGift).toHaveBeenCalledOnce();
  },
};

export const Progress: Story = { args: { part: 'progress' } };

export const Rules: Story = { args: { part: 'rules' } };

/** A guest reads the rules. */
export const Guest: Story = { args: { part: 'rules', load: { status: 'loaded', data: { ...levels, mine: null } } } };

export const Claimed: Story = { args: { load: { status: 'loaded', data: { ...levels, mine: claimedLevel } } } };

/** A new player: no gift yet, and everything is ahead. */
export const Empty: Story = {
  args: { part: 'progress', load: { status: 'loaded', data: { ...levels, mine: bronzeLevel } } },
};

export const Highest: Story = { args: { load: { status: 'loaded', data: { ...levels, mine: supremeLevel } } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };
