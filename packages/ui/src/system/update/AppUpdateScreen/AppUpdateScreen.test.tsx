import { AppUpdateScreen, type AppUpdateScreenProps } from '@mcy/ui/system/update';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

async function show(update: AppUpdateScreenProps['update'], locale: 'vn' | 'zh' | 'en' = 'en') {
  const props = { update, version: '2.6.0', links: { home: '/' }, onRetry: vi.fn(), onQuit: vi.fn() };
  const screen = await render(<AppUpdateScreen {...props} />, { wrapper: await inLanguage(locale) });
  return { props, screen };
}

it("shows the download's progress, and no way out", async () => {
  const { screen } = await show({ step: 'downloading', version: '2.7.0', progress: 75 });
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Downloading version 2.7.0' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

it.for([
  ['check', 'Chưa kiểm tra được bản cập nhật'],
  ['download', 'Chưa tải được bản cập nhật'],
  ['install', 'Chưa cài được bản cập nhật'],
] as const)('says in Vietnamese that the %s failed, and retries', async ([phase, words]) => {
  const { screen, props } = await show({ step: 'failed', phase }, 'vn');
  await expect.element(screen.getByRole('heading', { level: 2, name: words })).toBeVisible();
  await screen.getByRole('button', { name: 'Thử lại' }).click();
  expect(props.onRetry).toHaveBeenCalledOnce();
});

it('quits when the update is complete', async () => {
  const { screen, props } = await show({ step: 'installed', version: '2.7.0' });
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Quit the app' }).click();
  expect(props.onQuit).toHaveBeenCalledOnce();
});

it('links home when there is nothing to update', async () => {
  const { screen } = await show({ step: 'none' });
  await expect.element(screen.getByText(/2\.6\.0/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
