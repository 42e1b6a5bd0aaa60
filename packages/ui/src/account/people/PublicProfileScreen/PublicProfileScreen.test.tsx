import { PublicProfileScreen, type PublicProfileScreenProps } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicPlayer } from '../fixtures/players.ts';

const onShare = vi.fn(async () => {});

async function renderScreen(given: Partial<PublicProfileScreenProps>) {
  const props: PublicProfileScreenProps = {
    player: { status: 'loaded', data: publicPlayer },
    onGoBack: vi.fn(),
    onShare,
    onFollow: vi.fn(async () => {}),
    onUnfollow: vi.fn(async () => {}),
    links: { prize: (prize_id) => `/prize/${prize_id}`, editProfile: '/edit', settings: '/settings' },
    ...given,
  };
  return render(<PublicProfileScreen {...props} />, { wrapper: await inLanguage('en') });
}

it('shows the player and their wins, each toy with a link', async () => {
  const screen = await renderScreen({});
  await expect.element(screen.getByRole('heading', { name: publicPlayer.nickname })).toBeVisible();
  await expect.element(screen.getByText('12.450')).toBeVisible();
  const wins = screen.getByRole('list', { name: 'Best recent wins' });
  expect(wins.getByRole('listitem').all()).toHaveLength(4);
  await expect
    .element(wins.getByRole('link').first())
    .toHaveAttribute('href', `/prize/${publicPlayer.best_wins?.[0]?.prize_id ?? ''}`);
});

it('on the own page, offers no follow button but a link to show the wins', async () => {
  const screen = await renderScreen({
    player: { status: 'loaded', data: { ...publicPlayer, own: true, best_wins: null } },
  });
  await expect.element(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit');
  await expect
    .element(screen.getByRole('link', { name: 'Open privacy settings' }))
    .toHaveAttribute('href', '/settings');
  await expect.element(screen.getByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
});

it('can be shared', async () => {
  const screen = await renderScreen({});
  await screen.getByRole('button', { name: 'Share' }).click();
  expect(onShare).toHaveBeenCalledOnce();
});

it('sends a guest to sign in', async () => {
  const screen = await renderScreen({ signInHref: '/sign-in' });
  await expect.element(screen.getByRole('link', { name: /^Follow/ })).toHaveAttribute('href', '/sign-in');
});
