import { NotificationBell } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('includes the unread count in its name, 99+ beyond 99', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<NotificationBell href="/notify" unread={0} />, { wrapper });
  const bell = screen.getByRole('link');
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await expect.element(bell).toHaveAttribute('href', '/notify');
  for (const [unread, shown, name] of [
    [1, '1', 'Notifications, 1 unread'],
    [99, '99', 'Notifications, 99 unread'],
    [100, '99+', 'Notifications, 99+ unread'],
  ] as const) {
    await screen.rerender(<NotificationBell href="/notify" unread={unread} />);
    await expect.element(bell).toHaveAccessibleName(name);
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  }
});
