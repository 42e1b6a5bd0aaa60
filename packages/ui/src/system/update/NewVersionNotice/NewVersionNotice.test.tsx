import { NewVersionNotice } from '@mcy/ui/system/update';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it.for([
  ['vn', 'Cập nhật ngay', 'Để sau'],
  ['zh', '立即更新', '稍后'],
  ['en', 'Update now', 'Later'],
] as const)('offers the new version in %s, now or later', async ([locale, now, later]) => {
  const onUpdateNow = vi.fn(async () => {});
  const onLater = vi.fn();
  const screen = await render(<NewVersionNotice onUpdateNow={onUpdateNow} onLater={onLater} />, {
    wrapper: await inLanguage(locale),
  });
  await screen.getByRole('button', { name: later }).click();
  expect(onLater).toHaveBeenCalledOnce();
  expect(onUpdateNow).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: now }).click();
  expect(onUpdateNow).toHaveBeenCalledOnce();
});
