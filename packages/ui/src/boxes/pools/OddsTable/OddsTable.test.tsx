import { OddsTable } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { dragonKing, elf, nightDragon, peacock, saucer } from '../fixtures/prizes.ts';

describe('OddsTable', () => {
  it('shows the count, chance and percentage of each prize', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OddsTable odds={finiteOdds} poolName="Night Zoo" prizeHref={links.prize} />, {
      wrapper,
    });
    await expect.element(screen.getByRole('table', { name: 'Odds of the next draw from Night Zoo' })).toBeVisible();
    const row = screen.getByRole('row').filter({ hasText: elf.name });
    for (const text of ['5/10', '5 in 37', '13.51%']) await expect.element(row).toMatchTextContent(text);
    await expect
      .element(screen.getByRole('link', { name: dragonKing.name }))
      .toHaveAttribute('href', links.prize(dragonKing.prize_id));
  });

  it('says that a prize is gone', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OddsTable odds={finiteOdds} poolName="Night Zoo" prizeHref={links.prize} />, {
      wrapper,
    });
    await expect.element(screen.getByRole('row').filter({ hasText: peacock.name })).toMatchTextContent('gone');
  });

  it('ends with what comes on top', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OddsTable odds={finiteOdds} poolName="Night Zoo" prizeHref={links.prize} />, {
      wrapper,
    });
    const last = screen.getByRole('row').filter({ hasText: nightDragon.name });
    await expect.element(last).toMatchTextContent('the last ticket');
    await expect.element(screen.getByRole('row').last()).toMatchTextContent('at sell-out');
  });

  it('has nothing left to win once sold out, and says who won what came on top', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OddsTable odds={soldOutOdds} poolName="Night Zoo" prizeHref={links.prize} />, {
      wrapper,
    });
    const last = screen.getByRole('row').last();
    await expect.element(last).toMatchTextContent('0/1');
    for (const text of ['K***a', 'ticket #62']) await expect.element(last).toMatchTextContent(text);
    expect(screen.getByText(/^Tier total/).elements()).toHaveLength(0);
  });

  it('shows parts per million and no counts for an infinite pool', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OddsTable odds={infiniteOdds} poolName="Orbit" prizeHref={links.prize} />, {
      wrapper,
    });
    const row = screen.getByRole('row').filter({ hasText: saucer.name });
    for (const text of ['1 in 56', '1.80%', '18.000/1.000.000']) await expect.element(row).toMatchTextContent(text);
    expect(screen.getByRole('columnheader').all()).toHaveLength(2);
    await expect.element(screen.getByText('Tier total 3.60%')).toBeVisible();
  });
});
