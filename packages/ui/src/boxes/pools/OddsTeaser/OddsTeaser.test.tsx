import { OddsTeaser } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { finiteOdds } from '../fixtures/odds.ts';

it('sums each tier and links to the whole table', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<OddsTeaser odds={finiteOdds} href="/odds" />, { wrapper });
  await expect.element(screen.getByRole('link', { name: 'See odds' })).toHaveAttribute('href', '/odds');
  const tiers = screen.getByRole('listitem');
  expect(tiers.all()).toHaveLength(6);
  await expect.element(tiers.nth(4)).toMatchTextContent('15 in 37');
  await expect.element(tiers.nth(4)).toMatchTextContent('40.54%');
  await expect.element(tiers.nth(4)).toMatchTextContent('15 left');
});
