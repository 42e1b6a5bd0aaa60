import { ProfileScreen } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansProfile, silentProfile } from '../fixtures/profiles.ts';

const links = { mine: '/mine', editProfile: '/edit', player: (user_id: string) => `/player/${user_id}` };

it('shows the profile, each line with a link to edit it', async () => {
  const copied = vi.fn();
  const screen = await render(
    <ProfileScreen user={{ status: 'loaded', data: lansProfile }} links={links} onCopyInviteCode={copied} />,
    { wrapper: await inLanguage('en') },
  );
  for (const name of ['Display name Lan Nguyễn', /^About me Mê rồng/, 'Date of birth Jun 15, 1998']) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/edit');
  }
  await expect.element(screen.getByText('Gold')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy the invite code' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith('LAN2026');
});

it('invites a player with an empty profile to fill it in', async () => {
  const screen = await render(
    <ProfileScreen user={{ status: 'loaded', data: silentProfile }} links={links} onCopyInviteCode={vi.fn()} />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByText('Say a few words about your collection.')).toBeVisible();
});
