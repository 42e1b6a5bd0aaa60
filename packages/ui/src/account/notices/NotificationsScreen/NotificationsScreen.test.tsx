import '@mcy/ui/styles';
import { NotificationsScreen, type NotificationsScreenProps } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { notifications, notificationsClock, recharged } from '../fixtures/notifications.ts';

const page = { rows: notifications, hasMore: false, loadingMore: false, onLoadMore: () => {} };

async function renderScreen(given: Partial<NotificationsScreenProps>) {
  const props: NotificationsScreenProps = {
    notifications: { status: 'loaded', data: page },
    unread: 2,
    onMarkAllRead: vi.fn(async () => {}),
    links: { back: '/mine', notification: (id) => `/detail/${id}`, next: '/boxes' },
    now: notificationsClock,
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<NotificationsScreen {...props} />, { wrapper }) };
}

describe('NotificationsScreen', () => {
  it('lists notifications, marks the unread ones, and links each to its page', async () => {
    const { screen } = await renderScreen({});
    const list = screen.getByRole('list', { name: 'Notifications' });
    expect(list.getByRole('listitem').all()).toHaveLength(notifications.length);
    expect(list.getByText('New', { exact: true }).all()).toHaveLength(2);
    await expect
      .element(list.getByRole('link', { name: new RegExp(recharged.title) }))
      .toHaveAttribute('href', `/detail/${recharged.notification_id}`);
    await expect.element(screen.getByRole('status').filter({ hasText: '2 unread' })).toBeVisible();
  });

  it('marks all as read without losing focus', async () => {
    const { screen, props } = await renderScreen({});
    await screen.getByRole('button', { name: 'Mark all as read' }).click();
    expect(props.onMarkAllRead).toHaveBeenCalledOnce();
    await screen.rerender(<NotificationsScreen {...props} unread={0} />);
    await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    const status = screen.getByRole('status').filter({ hasText: 'You’re all caught up' });
    await expect.element(status).toHaveFocus();
  });

  it('keeps the list in place until the unread count is known', async () => {
    const { screen, props } = await renderScreen({ unread: null });
    const top = () => screen.getByRole('list').element().getBoundingClientRect().top;
    const before = top();
    await screen.rerender(<NotificationsScreen {...props} unread={2} />);
    expect(top()).toBe(before);
  });

  it('offers a first box to a player without notifications', async () => {
    const { screen } = await renderScreen({
      notifications: { status: 'loaded', data: { ...page, rows: [] } },
      unread: 0,
    });
    await expect.element(screen.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Find a box' })).toHaveAttribute('href', '/boxes');
  });
});
