import { NotFoundScreen } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it.for([
  ['vn', 'Không tìm thấy trang'],
  ['zh', '页面不存在'],
  ['en', 'Page not found'],
] as const)('says in %s that the page does not exist, and offers links', async ([locale, title]) => {
  const screen = await render(<NotFoundScreen links={{ home: '/', boxes: '/boxes' }} />, {
    wrapper: await inLanguage(locale),
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(2);
});
