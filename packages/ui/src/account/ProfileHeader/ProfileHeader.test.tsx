import { ProfileHeader } from '@mcy/ui/account';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lan } from '../fixtures/accounts.ts';

it('names the player and hands out the invite code', async () => {
  const copied = vi.fn();
  const screen = await render(<ProfileHeader user={lan} onCopyInviteCode={copied} />, {
    wrapper: await inLanguage('en', ['account']),
  });
  await expect.element(screen.getByRole('heading', { name: 'Lan Nguyễn' })).toBeVisible();
  await expect.element(screen.getByText('1.280 points')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy the invite code' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith('LAN2026');
});
