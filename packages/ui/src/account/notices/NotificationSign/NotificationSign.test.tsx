import { NotificationSign } from '@mcy/ui/account/notices';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lastPrize, recharged } from '../fixtures/notifications.ts';

it('is silent to screen readers: the title beside it is enough', async () => {
  const screen = await render(
    <>
      <NotificationSign notification={lastPrize} size="large" />
      <NotificationSign notification={recharged} />
    </>,
  );
  expect(screen.getByRole('img').all()).toEqual([]);
});

it('shows the toy that was won', async () => {
  const { container } = await render(<NotificationSign notification={lastPrize} />);
  await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toBe(lastPrize.image);
});
