import { UnderDevelopmentScreen } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const coming = { name: 'Forum', about: 'A place to show your collection.' };

it.for([
  ['vn', 'Tính năng đang được phát triển', /bản cập nhật sau/],
  ['zh', '该功能正在开发中', /之后的更新/],
  ['en', 'The feature is under development', /a later update/],
] as const)('shows the spec’s message in %s, what is planned and when, and links', async ([locale, message, when]) => {
  const onGoBack = vi.fn();
  const screen = await render(
    <UnderDevelopmentScreen coming={coming} onGoBack={onGoBack} links={{ home: '/', boxes: '/boxes' }} />,
    { wrapper: await inLanguage(locale) },
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: message })).toBeVisible();
  await expect.element(screen.getByText(/A place to show your collection/)).toBeVisible();
  await expect.element(screen.getByText(when)).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await screen.getByRole('banner').getByRole('button').click();
  expect(onGoBack).toHaveBeenCalledOnce();
});
