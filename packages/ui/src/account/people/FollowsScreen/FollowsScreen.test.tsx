import { FollowsScreen, type FollowsScreenProps } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { players } from '../fixtures/players.ts';

const page = { rows: players, hasMore: false, loadingMore: false, onLoadMore: () => {} };

async function renderScreen(given: Partial<FollowsScreenProps>) {
  const props: FollowsScreenProps = {
    of: 'fans',
    players: { status: 'loaded', data: page },
    links: { mine: '/mine', player: (user_id) => `/player/${user_id}`, next: '/next' },
    onFollow: vi.fn(async () => {}),
    onUnfollow: vi.fn(async () => {}),
    ...given,
  };
  return render(<FollowsScreen {...props} />, { wrapper: await inLanguage('en') });
}

it('lists players with links to their pages', async () => {
  const screen = await renderScreen({});
  const list = screen.getByRole('list', { name: 'Fans' });
  expect(list.getByRole('listitem').all()).toHaveLength(players.length);
  await expect.element(list.getByRole('link').first()).toHaveAttribute('href', `/player/${players[0]?.user_id ?? ''}`);
});

it('offers people to follow to a user who follows none', async () => {
  const screen = await renderScreen({ of: 'following', players: { status: 'loaded', data: { ...page, rows: [] } } });
  await expect.element(screen.getByRole('heading', { name: 'You don’t follow anyone yet' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See the rankings' })).toHaveAttribute('href', '/next');
});
