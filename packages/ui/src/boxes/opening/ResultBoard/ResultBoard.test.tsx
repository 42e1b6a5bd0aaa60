import { ResultBoard } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { tenOpening } from '../fixtures/openings.ts';
import { comet } from '../../pools/fixtures/prizes.ts';

it('puts the best toy first, counts equal ones, and sums their value', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<ResultBoard opening={tenOpening} prizeHref={links.prize} />, { wrapper });
  await expect.element(screen.getByText('10 toys are in your collection.')).toBeVisible();
  const tiles = screen.getByRole('listitem');
  expect(tiles.all()).toHaveLength(5);
  await expect.element(tiles.first()).toMatchTextContent(comet.name);
  await expect.element(tiles.first()).toMatchTextContent('Guaranteed');
  await expect.element(tiles.nth(2)).toMatchTextContent('×2');
  const worth = tenOpening.results.reduce((sum, { prize }) => sum + prize.value, 0);
  await expect.element(screen.getByText(worth.toLocaleString('vi-VN'))).toBeVisible();
});
