import { NotFoundScreen } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tabs } from '../fixtures/tabs.ts';

it.for([
  ['vn', 'Không tìm thấy trang'],
  ['zh', '页面不存在'],
  ['en', 'Page not found'],
] as const)('says in %s that the page does not exist, and offers links', async ([locale, title]) => {
  await page.viewport(390, 844);
  const screen = await render(
    <NotFoundScreen art="/art/stage/nosy-telescope.webp" tabs={tabs} links={{ home: '/', boxes: '/boxes' }} />,
    { wrapper: await inLanguage(locale) },
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Two ways on, and the tabs.
  expect(screen.getByRole('link').elements()).toHaveLength(2 + tabs.length);
  await expect.element(screen.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await page.viewport(1400, 1100);
});
