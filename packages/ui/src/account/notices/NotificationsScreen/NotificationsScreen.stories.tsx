import { NotificationsScreen } from '@mcy/ui/account/notices';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mallNotifications } from '../fixtures/mallNotifications.ts';
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
      back: '/pages/index/mine',
      notification: (notification_id) => `/pages/user/notify_detail?notification_id=${notification_id}`,
      next: '/pages/index/card',
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

const ofMall: Story['args'] = {
  words: {
    title: 'Thông báo gian hàng',
    empty: {
      title: 'Chưa có thông báo nào từ gian hàng',
      text: 'Tin về đơn hàng, hoàn tiền và món bạn thích giảm giá hay có hàng lại sẽ hiện ở đây.',
      next: 'Dạo gian hàng',
    },
  },
  links: {
    back: '/pages/index/mall',
    notification: (notification_id) => `/pages/mall/notify_detail?notification_id=${notification_id}`,
    next: '/pages/index/mall',
  },
};

/** Those of the mall alone (mall/notify), each with the mall's address. */
export const OfTheMall: Story = {
  parameters: inEveryMode,
  args: { ...ofMall, notifications: { status: 'loaded', data: { ...page, rows: mallNotifications } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Thông báo gian hàng' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Đơn hàng 500117 đã được gửi đi/ })).toHaveAttribute(
      'href',
      '/pages/mall/notify_detail?notification_id=0199b1c2-5f3e-7d10-8a44-2b6f9c0d4e03',
    );
  },
};

/** Leads on to the mall. */
export const OfTheMallEmpty: Story = {
  args: { ...ofMall, notifications: { status: 'loaded', data: { ...page, rows: [] } }, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chưa có thông báo nào từ gian hàng' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dạo gian hàng' })).toHaveAttribute('href', '/pages/index/mall');
  },
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
