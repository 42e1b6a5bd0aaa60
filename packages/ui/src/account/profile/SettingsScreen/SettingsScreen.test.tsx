import { SettingsScreen, type SettingsScreenProps } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { devices } from '../../entry/fixtures/devices.ts';

async function renderSettings(given: Partial<SettingsScreenProps> = {}) {
  const props: SettingsScreenProps = {
    device: { theme: 'dark', sound: false, motion: 'system', shortcuts: true },
    devices: { status: 'loaded', data: devices },
    privacy: { status: 'loaded', data: { shows_wins: true, named_in_rankings: false } },
    version: '2.6.0',
    links: { mine: '/mine', profile: '/profile', changePassword: '/password', spending: '/spending' },
    onChooseLocale: vi.fn(),
    onChooseDevice: vi.fn(),
    onEndSession: vi.fn(async () => {}),
    onEndOthers: vi.fn(async () => {}),
    onChangePrivacy: vi.fn(async () => {}),
    onSignOut: vi.fn(async () => {}),
    ...given,
  };
  return {
    props,
    screen: await render(<SettingsScreen {...props} />, { wrapper: await inLanguage('en') }),
  };
}

it('links to the profile and the password, and shows the version', async () => {
  const { screen } = await renderSettings();
  for (const [name, href] of [
    ['Profile', '/profile'],
    ['Change password', '/password'],
    ['Spending limits', '/spending'],
    ['Back', '/mine'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(screen.getByText('Version 2.6.0')).toBeVisible();
});

it('chooses language and theme, and signs devices out', async () => {
  const { screen, props } = await renderSettings();
  await screen.getByRole('radio', { name: 'Tiếng Việt' }).click();
  expect(props.onChooseLocale).toHaveBeenCalledExactlyOnceWith('vn');
  await screen.getByRole('button', { name: 'Sign out Samsung Internet on Android' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  expect(props.onEndSession).toHaveBeenCalledExactlyOnceWith(devices[1]?.session_id);
  await screen.getByRole('switch', { name: 'Show my best wins on my page' }).click();
  expect(props.onChangePrivacy).toHaveBeenCalledExactlyOnceWith({ shows_wins: false });
});

it('works without the list of devices', async () => {
  const onRetry = vi.fn();
  const { screen } = await renderSettings({ devices: { status: 'failed', message: 'No connection.', onRetry } });
  await expect.element(screen.getByText('No connection.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
