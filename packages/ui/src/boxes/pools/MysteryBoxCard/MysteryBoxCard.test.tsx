import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { finitePool, soldOutPool } from '../fixtures/pools.ts';

it('is one link with the name, the price and what is left', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<MysteryBoxCard pool={finitePool} href="/pool" />, { wrapper });
  const card = screen.getByRole('link');
  await expect.element(card).toHaveAttribute('href', '/pool');
  for (const text of [finitePool.name, finitePool.series_name, '59.000', '37/80 left', 'Ichiban']) {
    await expect.element(card).toMatchTextContent(text);
  }
});

it('says that it is sold out', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<MysteryBoxCard pool={soldOutPool} href="/pool" />, { wrapper });
  await expect.element(screen.getByText('Sold out')).toBeVisible();
});
