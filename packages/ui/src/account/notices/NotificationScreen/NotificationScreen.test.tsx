import { NotificationScreen } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { notifications, notificationsClock } from '../fixtures/notifications.ts';

it.each(notifications)('shows the full text and links to where it leads: $kind', async (notification) => {
  const onGoBack = vi.fn();
  const wrapper = await inLanguage('en');
  const screen = await render(
    <NotificationScreen
      notification={{ status: 'loaded', data: notification }}
      onGoBack={onGoBack}
      now={notificationsClock}
    />,
    { wrapper },
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: notification.title })).toBeVisible();
  await expect.element(screen.getByText(notification.body)).toBeVisible();
  const link = screen.getByRole('link', { name: notification.leads_to?.label ?? 'missing' });
  await expect.element(link).toHaveAttribute('href', notification.leads_to?.address);
  await screen.getByRole('button', { name: 'Back' }).click();
  expect(onGoBack).toHaveBeenCalledOnce();
});

it('has no link where it leads nowhere', async () => {
  const [notification] = notifications;
  if (!notification) throw new Error('there are no fixtures');
  const wrapper = await inLanguage('en');
  const screen = await render(
    <NotificationScreen
      notification={{ status: 'loaded', data: { ...notification, leads_to: null } }}
      onGoBack={() => {}}
      now={notificationsClock}
    />,
    { wrapper },
  );
  await expect.element(screen.getByText(notification.body)).toBeVisible();
  expect(screen.getByRole('link').query()).toBeNull();
});
