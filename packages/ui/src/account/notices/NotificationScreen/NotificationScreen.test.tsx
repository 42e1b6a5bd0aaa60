import { NotificationScreen } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { notifications, notificationsClock } from '../fixtures/notifications.ts';

const links = {
  money_flow: '/flow',
  withdrawal: '/withdraw',
  draw_record: '/record',
  level: '/mine',
  profile: '/profile',
  identity: '/identity',
  player: (user_id: string) => `/player/${user_id}`,
} as const;

it.each(notifications)('shows the full text and links to its target: $kind', async (notification) => {
  const onGoBack = vi.fn();
  const wrapper = await inLanguage('en');
  const screen = await render(
    <NotificationScreen
      notification={{ status: 'loaded', data: notification }}
      onGoBack={onGoBack}
      links={links}
      now={notificationsClock}
    />,
    { wrapper },
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: notification.title })).toBeVisible();
  await expect.element(screen.getByText(notification.body)).toBeVisible();
  const { target, target_id } = notification;
  const href = target === 'player' ? links.player(target_id ?? '') : links[target];
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', href);
  await screen.getByRole('button', { name: 'Back' }).click();
  expect(onGoBack).toHaveBeenCalledOnce();
});
