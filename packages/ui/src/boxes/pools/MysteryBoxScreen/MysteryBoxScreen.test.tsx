import { MysteryBoxScreen, type MysteryBoxScreenProps } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { failed, loaded } from '../fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { finitePool, infinitePool, soldOutPool } from '../fixtures/pools.ts';
import { unicorn } from '../fixtures/prizes.ts';
import { wins } from '../../opening/fixtures/wins.ts';

const onShare = vi.fn(async () => {});

async function renderScreen(load: MysteryBoxScreenProps['load']) {
  const wrapper = await inLanguage('en');
  return render(<MysteryBoxScreen load={load} recent={wins} onGoBack={vi.fn()} onShare={onShare} links={links} />, {
    wrapper,
  });
}

describe('MysteryBoxScreen', () => {
  it('shows what is in the box and links to its odds, its prizes and its opening', async () => {
    const screen = await renderScreen(loaded({ pool: finitePool, odds: finiteOdds }));
    await expect.element(screen.getByRole('heading', { name: finitePool.name })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open box' }))
      .toHaveAttribute('href', links.open(finitePool.pool_id));
    await expect
      .element(screen.getByRole('link', { name: 'See odds' }))
      .toHaveAttribute('href', links.odds(finitePool.pool_id));
    const shelf = screen.getByRole('region', { name: 'Top prizes inside' });
    await expect
      .element(shelf.getByRole('link', { name: new RegExp(unicorn.name) }))
      .toHaveAttribute('href', links.prize(unicorn.prize_id));
  });

  it('can be shared, unless it failed to load', async () => {
    const screen = await renderScreen(loaded({ pool: finitePool, odds: finiteOdds }));
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(onShare).toHaveBeenCalledOnce();
    await screen.unmount();
    const broken = await renderScreen(failed);
    expect(broken.getByRole('button', { name: 'Share' }).query()).toBeNull();
  });

  it('shows the guarantee of an infinite pool', async () => {
    const screen = await renderScreen(loaded({ pool: infinitePool, odds: infiniteOdds }));
    await expect.element(screen.getByRole('heading', { name: 'Tier A guarantee' })).toBeVisible();
  });

  it('links to other boxes once it is sold out', async () => {
    const screen = await renderScreen(loaded({ pool: soldOutPool, odds: soldOutOdds }));
    expect(screen.getByRole('link', { name: 'Open box' }).query()).toBeNull();
    await expect.element(screen.getByRole('link', { name: 'See other boxes' })).toHaveAttribute('href', links.pools);
  });
});
