import { HomeScreen, type HomeScreenProps } from '@mcy/ui/content/home';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { banners, pools, type SketchedPool, series, wins } from '../fixtures/home.ts';

async function renderHome(given: Partial<HomeScreenProps<SketchedPool>>) {
  const props: HomeScreenProps<SketchedPool> = {
    banners: { status: 'loaded', data: banners },
    wins: { status: 'loaded', data: wins },
    series: { status: 'loaded', data: series },
    pools: { status: 'loaded', data: pools },
    renderPool: (pool) => <p>{pool.name}</p>,
    links: { pool: (id) => `/pool/${id}`, series: (id) => `/series/${id}`, boxes: '/boxes', search: '/search' },
    ...given,
  };
  return render(<HomeScreen {...props} />, { wrapper: await inLanguage('en') });
}

describe('HomeScreen', () => {
  it('puts finite boxes before infinite ones', async () => {
    const screen = await renderHome({});
    const nameIn = (section: string) =>
      screen
        .getByRole('region', { name: section })
        .getByRole('paragraph')
        .elements()
        .map((name) => name.textContent);
    await expect.element(screen.getByRole('region', { name: 'Ichiban' })).toBeVisible();
    expect(nameIn('Ichiban')).toEqual(expect.arrayContaining(pools.slice(0, 4).map((pool) => pool.name)));
    expect(nameIn('Infinite boxes')).toEqual(expect.arrayContaining(pools.slice(4).map((pool) => pool.name)));
  });

  it('drops decorative sections that fail to load', async () => {
    const failed = { status: 'failed', message: 'No network', onRetry: vi.fn() } as const;
    const screen = await renderHome({ banners: failed, wins: failed, series: failed });
    await expect.element(screen.getByRole('region', { name: 'Ichiban' })).toBeVisible();
    await expect.element(screen.getByText('No network')).not.toBeInTheDocument();
  });

  it('retries everything when the boxes failed', async () => {
    const onRetryPools = vi.fn();
    const onRetryBanners = vi.fn();
    const screen = await renderHome({
      banners: { status: 'failed', message: 'No network', onRetry: onRetryBanners },
      pools: { status: 'failed', message: 'No network', onRetry: onRetryPools },
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetryPools).toHaveBeenCalledOnce();
    expect(onRetryBanners).toHaveBeenCalledOnce();
  });

  it('says so when nothing is on sale', async () => {
    const screen = await renderHome({ pools: { status: 'loaded', data: [] }, series: { status: 'loaded', data: [] } });
    await expect.element(screen.getByRole('heading', { name: 'No boxes on sale yet' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Series' })).not.toBeInTheDocument();
  });
});
