import '@mcy/ui/styles';
import { RankingsScreen, type RankingsScreenProps } from '@mcy/ui/account/rankings';
import type { Locale } from '@mcy/ui/i18n';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { leaders, ranking } from '../fixtures/rankings.ts';

async function renderScreen(given: Partial<RankingsScreenProps>, locale: Locale = 'en') {
  const props: RankingsScreenProps = {
    board: 'spending',
    period: 'week',
    ranking: { status: 'loaded', data: ranking },
    onChooseBoard: vi.fn(),
    onChoosePeriod: vi.fn(),
    onGoBack: vi.fn(),
    links: { player: (user_id) => `/player/${user_id}`, boxes: '/boxes', invite: '/invite', settings: '/settings' },
    ...given,
  };
  return {
    props,
    screen: await render(<RankingsScreen {...props} />, { wrapper: await inLanguage(locale) }),
  };
}

it('shows the leaders, and the user’s own place far below, with a link to be named', async () => {
  const { screen, props } = await renderScreen({});
  expect(screen.getByRole('list', { name: 'Top three' }).getByRole('listitem').all()).toHaveLength(3);
  const list = screen.getByRole('list', { name: 'Spending' });
  expect(list.getByRole('listitem').all()).toHaveLength(leaders.length - 3 + 1);
  await expect.element(screen.getByRole('link', { name: /Rank 5\.830/ })).toBeInViewport();
  await expect
    .element(screen.getByRole('link', { name: 'Show my name in the rankings' }))
    .toHaveAttribute('href', '/settings');
  await screen.getByRole('radio', { name: 'This month' }).click();
  expect(props.onChoosePeriod).toHaveBeenCalledExactlyOnceWith('month');
});

it('keeps the user’s own row in place when it is in the top hundred', async () => {
  const own = { ...ranking, rows: leaders.map((row) => ({ ...row, own: row.rank === 10 })) };
  const { screen } = await renderScreen({
    ranking: { status: 'loaded', data: { ...own, own: ranking.own && { ...ranking.own, rank: 10 } } },
  });
  const list = screen.getByRole('list', { name: 'Spending' });
  expect(list.getByRole('listitem').all()).toHaveLength(leaders.length - 3);
});

it('asks a guest to sign in to see their place', async () => {
  const { screen } = await renderScreen({
    ranking: { status: 'loaded', data: { rows: [], own: null, ends_at: null } },
    signInHref: '/sign-in',
  });
  await expect
    .element(screen.getByRole('link', { name: 'Sign in to see your rank' }))
    .toHaveAttribute('href', '/sign-in');
  await expect.element(screen.getByRole('link', { name: 'Find a box' })).toHaveAttribute('href', '/boxes');
});

it('has no space between two Chinese sentences', async () => {
  const { screen } = await renderScreen({}, 'zh');
  await expect.element(screen.getByText(/在商店消费的金币总数。统计至/)).toBeVisible();
});
