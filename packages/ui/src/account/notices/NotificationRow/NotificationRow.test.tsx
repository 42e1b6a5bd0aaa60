import { NotificationRow } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { notificationsClock, recharged } from '../fixtures/notifications.ts';

it('is one link with the title, its age, and "new" in words', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<NotificationRow notification={recharged} href="/detail" now={notificationsClock} />, {
    wrapper,
  });
  const row = screen.getByRole('link', { name: new RegExp(recharged.title) });
  await expect.element(row).toHaveAttribute('href', '/detail');
  await expect.element(row.getByText('New', { exact: true })).toBeVisible();
  await expect.element(row.getByText('10 minutes ago')).toBeVisible();

  const read = { ...recharged, read_at: '2026-11-20T13:29:00Z' };
  await screen.rerender(<NotificationRow notification={read} href="/detail" now={notificationsClock} />);
  await expect.element(row.getByText('New', { exact: true })).not.toBeInTheDocument();
});
