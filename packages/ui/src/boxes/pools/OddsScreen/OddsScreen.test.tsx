import { OddsScreen, type OddsScreenProps } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { failed, loaded } from '../fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { finitePool, infinitePool, soldOutPool } from '../fixtures/pools.ts';

const onShare = vi.fn(async () => {});

async function renderScreen(load: OddsScreenProps['load'], progress: OddsScreenProps['progress'] = null) {
  const wrapper = await inLanguage('en');
  return render(<OddsScreen load={load} progress={progress} onGoBack={vi.fn()} onShare={onShare} links={links} />, {
    wrapper,
  });
}

describe('OddsScreen', () => {
  it('shows the table, explains the draw, and links to the opening', async () => {
    const screen = await renderScreen(loaded({ pool: finitePool, odds: finiteOdds }));
    await expect.element(screen.getByRole('table', { name: new RegExp(finitePool.name) })).toBeVisible();
    await expect.element(screen.getByText(/^Opened tickets don’t go back in/)).toBeVisible();
    await expect.element(screen.getByText(/table no\. 1, locked/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open box' }))
      .toHaveAttribute('href', links.open(finitePool.pool_id));
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
    const screen = await renderScreen(loaded({ pool: infinitePool, odds: infiniteOdds }), 41);
    await expect.element(screen.getByText('41/60 draws made')).toBeVisible();
    await expect.element(screen.getByText(/parts per 1\.000\.000/)).toBeVisible();
  });

  it('cannot be opened once it is sold out', async () => {
    const screen = await renderScreen(loaded({ pool: soldOutPool, odds: soldOutOdds }));
    await expect.element(screen.getByText(/anyone can check the draws/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open box' }).query()).toBeNull();
  });
});
