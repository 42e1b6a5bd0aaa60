import { ToyCard } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { dragonKing } from '../fixtures/prizes.ts';

it('links to its prize, and shows its name and rarity', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<ToyCard prize={dragonKing} href="/prize" note="×3" />, { wrapper });
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/prize');
  await expect.element(link).toMatchTextContent(dragonKing.name);
  await expect.element(link).toMatchTextContent('Legendary');
  await expect.element(link).toMatchTextContent('×3');
});

it('says when none are left', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<ToyCard prize={dragonKing} gone />, { wrapper });
  await expect.element(screen.getByText('All gone')).toBeVisible();
});

it('is no link without a target', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<ToyCard prize={dragonKing} />, { wrapper });
  await expect.element(screen.getByRole('heading', { name: dragonKing.name })).toBeVisible();
  expect(screen.getByRole('link').query()).toBeNull();
});
