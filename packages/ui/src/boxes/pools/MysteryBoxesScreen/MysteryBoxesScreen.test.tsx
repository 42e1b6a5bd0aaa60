import { MysteryBoxesScreen, type MysteryBoxesScreenProps } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { page } from '../fixtures/loads.ts';
import { unseenOpening } from '../../opening/fixtures/openings.ts';
import { finitePool, pools } from '../fixtures/pools.ts';
import { forest, series } from '../fixtures/series.ts';

async function renderScreen(given: Partial<MysteryBoxesScreenProps> = {}) {
  const props: MysteryBoxesScreenProps = {
    pools: page(pools),
    series,
    filter: { kind: null, series_id: null },
    onFilter: vi.fn(),
    onRefresh: vi.fn(async () => undefined),
    unopened: [],
    links,
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<MysteryBoxesScreen {...props} />, { wrapper }) };
}

describe('MysteryBoxesScreen', () => {
  it('lists every box as a link', async () => {
    const { screen } = await renderScreen();
    const list = screen.getByRole('list', { name: 'Mystery boxes' });
    expect(list.getByRole('listitem').all()).toHaveLength(pools.length);
    await expect
      .element(list.getByRole('link', { name: new RegExp(finitePool.name) }))
      .toHaveAttribute('href', links.pool(finitePool.pool_id));
  });

  it('filters by kind and by series, each keeping the other', async () => {
    const { screen, props } = await renderScreen({ filter: { kind: 'ichiban', series_id: null } });
    await screen.getByRole('radio', { name: forest.name }).click();
    expect(props.onFilter).toHaveBeenLastCalledWith({ kind: 'ichiban', series_id: forest.series_id });
    await screen.getByRole('radio', { name: 'All', exact: true }).click();
    expect(props.onFilter).toHaveBeenLastCalledWith({ kind: null, series_id: null });
  });

  it('resets a filter without results', async () => {
    const { screen, props } = await renderScreen({ pools: page([]), filter: { kind: 'anime', series_id: null } });
    await screen.getByRole('button', { name: 'Show all boxes' }).click();
    expect(props.onFilter).toHaveBeenCalledExactlyOnceWith({ kind: null, series_id: null });
  });

  it('reloads the list', async () => {
    const { screen, props } = await renderScreen();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    expect(props.onRefresh).toHaveBeenCalledOnce();
  });

  it('reminds of paid boxes that were not seen', async () => {
    const { screen } = await renderScreen({ unopened: [unseenOpening] });
    await expect.element(screen.getByRole('region', { name: 'Unopened boxes' })).toBeVisible();
  });

  it('can be retried after a failure', async () => {
    const onRetry = vi.fn();
    const { screen } = await renderScreen({ pools: { status: 'failed', message: 'No network', onRetry } });
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
