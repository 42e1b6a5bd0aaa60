import '@mcy/ui/styles';
import type { PublicPlayer } from '@mcy/api/account/people/contract';
import type { Locale } from '@mcy/ui/i18n';
import { PublicProfileScreen } from '@mcy/ui/account/people';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicPlayer } from '../fixtures/players.ts';

async function renderScreen(about: Partial<PublicPlayer>, locale: Locale = 'en') {
  return render(
    <PublicProfileScreen
      player={{ status: 'loaded', data: { ...publicPlayer, ...about } }}
      onGoBack={() => {}}
      onShare={async () => {}}
      onFollow={async () => {}}
      onUnfollow={async () => {}}
      links={{ prize: () => '/prize', editProfile: '/edit', settings: '/settings' }}
    />,
    { wrapper: await inLanguage(locale) },
  );
}

it('wraps a nickname of wide letters inside the card', async () => {
  const nickname = 'W'.repeat(14);
  const screen = await renderScreen({ nickname });
  const heading = screen.getByRole('heading', { name: nickname }).element();
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16 - 24);
});

it('says whose followers they are: the player’s, not the reader’s', async () => {
  const screen = await renderScreen({}, 'zh');
  await expect.element(screen.getByRole('term').nth(0)).toHaveTextContent('关注');
  await expect.element(screen.getByRole('term').nth(1)).toHaveTextContent('粉丝');
});

it('draws the wins of a row equally high', async () => {
  const [win] = publicPlayer.best_wins ?? [];
  if (win === undefined) throw new Error('The fixture has no win.');
  const best_wins = [win, { ...win, win_id: 'longer', name: 'Công chúa Đêm hội hóa trang ở cung trăng' }];
  const screen = await renderScreen({ best_wins });
  const tiles = screen.getByRole('listitem').getByRole('link').elements();
  const heights = tiles.map((tile) => Math.round(tile.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(new Set(heights).size).toBe(1);
});

it('is not louder about hidden wins than about editing the profile', async () => {
  const screen = await renderScreen({ own: true, best_wins: null });
  const look = (name: string) => getComputedStyle(screen.getByRole('link', { name }).element()).backgroundColor;
  expect(look('Open privacy settings')).toBe(look('Edit profile'));
});
