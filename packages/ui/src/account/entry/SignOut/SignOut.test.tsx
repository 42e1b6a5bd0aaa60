import { SignOut } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it('signs out only after asking', async () => {
  const onSignOut = vi.fn(async () => {});
  const screen = await render(<SignOut onSignOut={onSignOut} />, { wrapper: await inLanguage('en') });
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onSignOut).not.toHaveBeenCalled();

  await screen.getByRole('button', { name: 'Sign out' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  expect(onSignOut).toHaveBeenCalledOnce();
});
