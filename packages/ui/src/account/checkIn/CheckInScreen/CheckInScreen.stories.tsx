import { CheckInScreen } from '@mcy/ui/account/checkIn';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkedIn, checkInClock, openCheckIn, unverified, wholeRound } from '../fixtures/checkIns.ts';

const meta = {
  title: 'Account/CheckIn/Screens/CheckIn',
  component: CheckInScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: openCheckIn },
    onCheckIn: fn(() => Promise.resolve(20)),
    onNewDay: fn(),
    links: {
      mine: '/pages/index/mine',
      identity: '/pages/home/shiming',
      untilThen: { boxes: '/pages/index/card', levels: '/pages/user/level', addresses: '/pages/user/address/index' },
    },
    now: checkInClock,
  },
} satisfies Meta<typeof CheckInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
  },
};

export const CheckedIn: Story = { args: { load: { status: 'loaded', data: checkedIn } } };

export const WholeRound: Story = { args: { load: { status: 'loaded', data: wholeRound } } };

export const NotVerified: Story = { args: { load: { status: 'loaded', data: unverified } } };

export const UnderReview: Story = {
  args: { load: { status: 'loaded', data: { ...unverified, identity: 'under_review' } } },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };
