import { UnderDevelopmentScreen } from '@mcy/ui/system';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it.for([
  ['vn', 'Tính năng đang được phát triển'],
  ['zh', '该功能正在开发中'],
  ['en', 'The feature is under development'],
] as const)('says the spec’s message in %s, and leads on', async ([locale, message]) => {
  const screen = await render(<UnderDevelopmentScreen links={{ home: '/', boxes: '/boxes' }} />, {
    wrapper: await inLanguage(locale, ['system']),
  });
  await expect.element(screen.getByRole('heading', { level: 2, name: message })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(3);
});
