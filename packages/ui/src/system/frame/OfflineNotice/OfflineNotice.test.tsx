import { OfflineNotice } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it.for([
  ['vn', /Cập nhật lần cuối 10:32, 22\/11\/2026/],
  ['zh', /内容截至 2026\/11\/22 10:32/],
  ['en', /Last updated at 10:32, Nov 22, 2026/],
] as const)('says in %s how old the page is', async ([locale, words]) => {
  const screen = await render(<OfflineNotice read_at="2026-11-22T03:32:00Z" />, {
    wrapper: await inLanguage(locale),
  });
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
});

it('shows no time when nothing was loaded', async () => {
  const screen = await render(<OfflineNotice read_at={null} />, { wrapper: await inLanguage('en') });
  await expect.element(screen.getByText(/You’re offline/)).toBeVisible();
  expect(screen.getByText(/Last updated/).elements()).toEqual([]);
});
