import { NotificationsScreen } from '@mcy/ui/account/notices';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longestNotification, notifications, notificationsClock } from '../fixtures/notifications.ts';

const page = { rows: notifications, hasMore: false, loadingMore: false, onLoadMore: fn() };

const meta = {
  title: 'Account/Notices/Screens/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    notifications: { status: 'loaded', data: page },
    unread: 2,
    onMarkAllRead: fn(async () => {}),
    links: {
      mine: '/pages/index/mine',
      notification: (notification_id) => `/pages/user/notify_detail?notification_id=${notification_id}`,
      boxes: '/pages/index/card',
    },
    now: notificationsClock,
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { notifications: { status: 'loading' }, unread: null } };

export const Empty: Story = { args: { notifications: { status: 'loaded', data: { ...page, rows: [] } }, unread: 0 } };

export const Failed: Story = {
  args: { notifications: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() }, unread: null },
};

export const AllRead: Story = {
  args: {
    notifications: {
      status: 'loaded',
      data: { ...page, rows: notifications.map((row) => ({ ...row, read_at: row.created_at })) },
    },
    unread: 0,
  },
};

export const LongNames: Story = {
  args: { notifications: { status: 'loaded', data: { ...page, rows: [longestNotification] } }, unread: 12_345 },
};

/** Clicking the button moves focus to the count, because the button disappears. */
export const MarkingAllRead: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await expect(document.activeElement).toHaveTextContent('2');
  },
};
