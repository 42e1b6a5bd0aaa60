import { InviteFriends } from '@mcy/ui/account/invitations';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('offers to share the user’s link, and to bind a code', async () => {
  const onInvite = vi.fn(async () => {});
  const screen = await render(<InviteFriends onInvite={onInvite} links={{ bindCode: '/bind' }} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByRole('link', { name: 'Link an invite code' })).toHaveAttribute('href', '/bind');
  await screen.getByRole('button', { name: 'Invite friends' }).click();
  expect(onInvite).toHaveBeenCalledOnce();
});
