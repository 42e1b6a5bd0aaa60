import { Preferences } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows this device’s preferences, and applies changes at once', async () => {
  const [onChooseLocale, onChooseDevice] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Preferences
      device={{ theme: 'dark', sound: false, motion: 'system', shortcuts: true }}
      onChooseLocale={onChooseLocale}
      onChooseDevice={onChooseDevice}
    />,
    { wrapper: await inLanguage('en') },
  );
  const theme = screen.getByRole('radiogroup', { name: 'Appearance' });
  const motion = screen.getByRole('radiogroup', { name: 'Motion' });
  const sound = screen.getByRole('switch', { name: 'Sound when opening' });
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.element(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.element(motion.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.element(sound).not.toBeChecked();

  await screen.getByRole('radio', { name: '中文' }).click();
  expect(onChooseLocale).toHaveBeenCalledExactlyOnceWith('zh');
  await theme.getByRole('radio', { name: 'Light' }).click();
  await theme.getByRole('radio', { name: 'System' }).click();
  await motion.getByRole('radio', { name: 'Reduced' }).click();
  await sound.click();
  await screen.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
  expect(onChooseDevice.mock.calls).toEqual([
    [{ theme: 'light' }],
    [{ theme: 'system' }],
    [{ motion: 'reduced' }],
    [{ sound: true }],
    [{ shortcuts: false }],
  ]);
});
