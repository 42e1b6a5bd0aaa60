import { NotificationScreen } from '@mcy/ui/account/notices';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lastPrize, longestNotification, notificationsClock, recharged } from '../fixtures/notifications.ts';

const meta = {
  title: 'Account/Notices/Screens/Notification',
  component: NotificationScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    notification: { status: 'loaded', data: lastPrize },
    onGoBack: fn(),
    now: notificationsClock,
  },
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Without a picture. */
export const OfCoins: Story = { args: { notification: { status: 'loaded', data: recharged } } };

/** A notice that is only read. */
export const LeadsNowhere: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notification: { status: 'loaded', data: { ...recharged, leads_to: null } } },
};

export const LongNames: Story = { args: { notification: { status: 'loaded', data: longestNotification } } };

export const Loading: Story = { args: { notification: { status: 'loading' } } };
