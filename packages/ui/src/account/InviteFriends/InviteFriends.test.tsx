import { InviteFriends } from '@mcy/ui/account';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('asks where to share, and offers only what works here', async () => {
  const shared = vi.fn(async () => {});
  const screen = await render(
    <InviteFriends targets={['copyLink', 'facebook']} onShareInvite={shared} links={{ bindCode: '/bind' }} />,
    { wrapper: await inLanguage('en', ['account']) },
  );
  await expect.element(screen.getByRole('link', { name: 'Link an invite code' })).toHaveAttribute('href', '/bind');
  await screen.getByRole('button', { name: 'Invite friends' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zalo' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(shared).toHaveBeenCalledExactlyOnceWith('copyLink');
});
