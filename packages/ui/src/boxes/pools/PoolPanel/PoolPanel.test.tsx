import { PoolPanel } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../fixtures/links.ts';
import { finitePool, soldOutPool } from '../fixtures/pools.ts';

it('links to the box, its odds and its opening', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<PoolPanel pool={finitePool} position="Box 1 of 3" links={links} />, { wrapper });
  await expect.element(screen.getByRole('article', { name: finitePool.name })).toMatchTextContent('37/80 left');
  await expect
    .element(screen.getByRole('link', { name: 'Open box' }))
    .toHaveAttribute('href', links.open(finitePool.pool_id));
  await expect
    .element(screen.getByRole('link', { name: 'See odds' }))
    .toHaveAttribute('href', links.odds(finitePool.pool_id));
});

it('cannot be opened once it is sold out', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<PoolPanel pool={soldOutPool} position="Box 2 of 3" links={links} />, { wrapper });
  await expect.element(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open box' }).query()).toBeNull();
});
