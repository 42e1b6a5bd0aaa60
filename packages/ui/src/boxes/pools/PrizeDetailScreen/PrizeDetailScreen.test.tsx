import { PrizeDetailScreen, type PrizeDetailScreenProps } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { failed, loaded } from '../fixtures/loads.ts';
import { finiteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { dragonKingDetail, nightDragon, peacock } from '../fixtures/prizes.ts';

const onShare = vi.fn(async () => {});

async function renderScreen(load: PrizeDetailScreenProps['load']) {
  const wrapper = await inLanguage('en');
  return render(<PrizeDetailScreen load={load} onGoBack={vi.fn()} onShare={onShare} links={links} />, { wrapper });
}

describe('PrizeDetailScreen', () => {
  it('shows the toy, its current probability and how many are left', async () => {
    const screen = await renderScreen(loaded({ prize: dragonKingDetail, odds: finiteOdds }));
    await expect.element(screen.getByRole('heading', { name: dragonKingDetail.name })).toBeVisible();
    for (const fact of [/^1 in 37/, '2.70%', '1/1', '148 mm', '2.400.000', dragonKingDetail.material]) {
      await expect.element(screen.getByText(fact)).toBeVisible();
    }
    await expect
      .element(screen.getByRole('link', { name: 'Open box' }))
      .toHaveAttribute('href', links.open(dragonKingDetail.pool_id));
  });

  it('can be shared, unless it failed to load', async () => {
    const screen = await renderScreen(loaded({ prize: dragonKingDetail, odds: finiteOdds }));
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(onShare).toHaveBeenCalledOnce();
    await screen.unmount();
    const broken = await renderScreen(failed);
    expect(broken.getByRole('button', { name: 'Share' }).query()).toBeNull();
  });

  it('says when none are left', async () => {
    const screen = await renderScreen(loaded({ prize: { ...dragonKingDetail, ...peacock }, odds: finiteOdds }));
    await expect.element(screen.getByText('Every ticket of this prize has been opened.')).toBeVisible();
  });

  it('says how to win the Last prize, which has no probability', async () => {
    const screen = await renderScreen(loaded({ prize: { ...dragonKingDetail, ...nightDragon }, odds: finiteOdds }));
    await expect.element(screen.getByText(/goes to the player who opens the last ticket/)).toBeVisible();
  });

  it('opens the full picture when there is a viewer', async () => {
    const load = loaded({ prize: dragonKingDetail, odds: finiteOdds });
    const onShow = vi.fn();
    const screen = await render(
      <PrizeDetailScreen
        load={load}
        onGoBack={vi.fn()}
        onShare={onShare}
        links={links}
        picture={{ label: 'See picture', onShow }}
      />,
      { wrapper: await inLanguage('en') },
    );
    await screen.getByRole('button', { name: 'See picture' }).click();
    expect(onShow).toHaveBeenCalledOnce();
  });

  it('does not offer to open a sold-out box', async () => {
    const screen = await renderScreen(loaded({ prize: dragonKingDetail, odds: soldOutOdds }));
    await expect
      .element(screen.getByRole('link', { name: 'Sold out' }))
      .toHaveAttribute('href', links.pool(dragonKingDetail.pool_id));
  });
});
