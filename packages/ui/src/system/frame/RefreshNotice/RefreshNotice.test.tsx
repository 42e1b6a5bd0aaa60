import { RefreshNotice } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it.for([
  ['vn', /Chưa cập nhật được\. Cập nhật lần cuối 10:32, 22\/11\/2026/, 'Thử lại'],
  ['zh', /暂时无法更新，内容截至 2026\/11\/22 10:32/, '重试'],
  ['en', /Couldn’t refresh\. Last updated at 10:32, Nov 22, 2026/, 'Try again'],
] as const)('says in %s that the page is stale and since when, and retries', async ([locale, words, retry]) => {
  const onRetry = vi.fn(async () => {});
  const screen = await render(<RefreshNotice read_at="2026-11-22T03:32:00Z" onRetry={onRetry} />, {
    wrapper: await inLanguage(locale),
  });
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: retry }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
