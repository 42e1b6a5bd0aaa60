import '@mcy/ui/styles';
import { RankList, type RankRow } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const rows: readonly RankRow[] = Array.from({ length: 40 }, (_, place) => ({
  id: String(place + 1),
  rank: place + 1,
  name: `Player ${place + 1}`,
  value: `${1000 - place} points`,
  href: `/player/${place + 1}`,
}));
const texts = { rank: (rank: number) => `Rank ${rank}`, unranked: 'Not ranked', own: 'You' };

afterEach(() => window.scrollTo(0, 0));

describe('RankList', () => {
  it('is a labeled list that announces each rank and links to each person', async () => {
    const screen = await render(<RankList label="Spending" rows={rows} texts={texts} />);
    const list = screen.getByRole('list', { name: 'Spending' });
    expect(list.getByRole('listitem').elements()).toHaveLength(40);
    const first = list.getByRole('link', { name: /Rank 1 Player 1 1000 points/ });
    await expect.element(first).toHaveAttribute('href', '/player/1');
  });

  it('keeps the user’s own row visible: below, in its place, above', async () => {
    const screen = await render(<RankList label="Spending" rows={rows} own={rows[19]} texts={texts} />);
    const own = screen.getByRole('link', { name: /Rank 20/ });
    await expect.element(own).toMatchTextContent('You');
    expect(screen.getByRole('link', { name: /Rank 20/ }).elements()).toHaveLength(1);
    await expect.element(own).toBeInViewport();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(own).toBeInViewport();
  });

  it('adds the user’s own row when it is not in the list', async () => {
    const own: RankRow = { id: 'me', rank: null, name: 'Me', value: '0 points' };
    const screen = await render(<RankList label="Spending" rows={rows} own={own} texts={texts} />);
    const last = screen.getByRole('listitem').last();
    await expect.element(last).toMatchTextContent('Not ranked');
    await expect.element(last).toHaveAttribute('aria-current', 'true');
    await expect.element(last).toBeInViewport();
  });

  it('highlights nobody for a guest', async () => {
    const screen = await render(<RankList label="Spending" rows={rows} texts={texts} />);
    await expect.element(screen.getByText('You')).not.toBeInTheDocument();
  });
});
