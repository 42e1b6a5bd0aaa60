import { ChangePasswordForm } from '@mcy/forms/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuse } from '../../fixtures/refuse.ts';

async function renderForm(onSubmit: () => Promise<void> = async () => {}) {
  const sent = vi.fn(onSubmit);
  const screen = await render(
    <ChangePasswordForm commonPasswords={null} onSubmit={sent} links={{ settings: '/settings' }} />,
    {
      wrapper: await inLanguage('en'),
    },
  );
  const old = screen.getByLabelText('Current password', { exact: true });
  const renewed = screen.getByLabelText('New password', { exact: true });
  await old.fill('abc1234');
  await renewed.fill('abc12345');
  await screen.getByRole('button', { name: 'Change password' }).click();
  return { screen, sent, old, renewed };
}

it('sends both passwords, then confirms that this device stays signed in', async () => {
  const { screen, sent } = await renderForm();
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ old_password: 'abc1234', new_password: 'abc12345' });
  await expect.element(screen.getByText(/This device stays signed in/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to settings' })).toHaveAttribute('href', '/settings');
});

it('reports a wrong old password at its field, and keeps the input', async () => {
  const { old, renewed } = await renderForm(refuse({ field: 'old_password', message: 'Not your password.' }));
  await expect.element(old).toHaveAccessibleDescription('Not your password.');
  await expect.element(old).toHaveFocus();
  await expect.element(renewed).toHaveValue('abc12345');
});
