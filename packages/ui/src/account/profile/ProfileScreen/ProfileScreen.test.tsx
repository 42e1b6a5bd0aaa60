import { ProfileScreen, type ProfileScreenProps } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansProfile } from '../fixtures/profiles.ts';

async function renderProfile(given: Partial<ProfileScreenProps>) {
  const onCopyInviteCode = vi.fn();
  const screen = await render(
    <ProfileScreen
      user={{ status: 'loaded', data: lansProfile }}
      form={({ nickname }) => <p>a form for {nickname}</p>}
      atForm={false}
      links={{ mine: '/mine', player: (user_id) => `/player/${user_id}` }}
      onCopyInviteCode={onCopyInviteCode}
      {...given}
    />,
    { wrapper: await inLanguage('en') },
  );
  return { screen, onCopyInviteCode };
}

it('shows the player, the form and the invite code', async () => {
  const { screen, onCopyInviteCode } = await renderProfile({});
  await expect.element(screen.getByText('a form for Lan Nguyễn')).toBeVisible();
  await expect.element(screen.getByText('Gold')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mine');
  await screen.getByRole('button', { name: 'Copy the invite code' }).click();
  expect(onCopyInviteCode).toHaveBeenCalledExactlyOnceWith('LAN2026');
});

it('shows the form at once when the address leads to it', async () => {
  const { screen } = await renderProfile({ atForm: true, invite: <div style={{ blockSize: '3000px' }}>invite</div> });
  await expect.element(screen.getByText('a form for Lan Nguyễn')).toBeInViewport();
});

it('has no form before the profile is there', async () => {
  const { screen } = await renderProfile({ user: { status: 'loading' } });
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByText(/a form for/).query()).toBeNull();
});
