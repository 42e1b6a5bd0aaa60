import { Preferences } from '@mcy/ui/account';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the language and the theme that are on, and changes either at once', async () => {
  const [onChooseLocale, onChooseTheme] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Preferences theme="dark" onChooseLocale={onChooseLocale} onChooseTheme={onChooseTheme} />,
    { wrapper: await inLanguage('en', ['account']) },
  );
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await screen.getByRole('radio', { name: '中文' }).click();
  expect(onChooseLocale).toHaveBeenCalledExactlyOnceWith('zh');
  await screen.getByRole('radio', { name: 'Light' }).click();
  expect(onChooseTheme).toHaveBeenCalledExactlyOnceWith('light');
});
