import { PoolChoiceScreen } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { loaded } from '../fixtures/loads.ts';
import { forestPools, scarcePool } from '../fixtures/pools.ts';
import { forest } from '../fixtures/series.ts';

const onShare = vi.fn(async () => {});

describe('PoolChoiceScreen', () => {
  it('shows each box of the series with what is left', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(
      <PoolChoiceScreen
        load={loaded({ series: forest, pools: forestPools })}
        onGoBack={vi.fn()}
        onShare={onShare}
        links={links}
      />,
      { wrapper },
    );
    await expect.element(screen.getByRole('heading', { name: forest.name })).toBeVisible();
    const box = screen.getByRole('article', { name: scarcePool.name });
    for (const text of ['Box 2 of 3', '7/80 left']) await expect.element(box).toMatchTextContent(text);
    await expect
      .element(box.getByRole('link', { name: 'Open box' }))
      .toHaveAttribute('href', links.open(scarcePool.pool_id));
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(onShare).toHaveBeenCalledOnce();
  });

  it('links elsewhere when the series has no box yet', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(
      <PoolChoiceScreen
        load={loaded({ series: forest, pools: [] })}
        onGoBack={vi.fn()}
        onShare={onShare}
        links={links}
      />,
      { wrapper },
    );
    await expect.element(screen.getByRole('link', { name: 'See other boxes' })).toHaveAttribute('href', links.pools);
  });

  it('goes back', async () => {
    const onGoBack = vi.fn();
    const wrapper = await inLanguage('en');
    const screen = await render(
      <PoolChoiceScreen load={{ status: 'loading' }} onGoBack={onGoBack} onShare={onShare} links={links} />,
      {
        wrapper,
      },
    );
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(onGoBack).toHaveBeenCalledOnce();
  });
});
