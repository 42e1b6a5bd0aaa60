import { RevealedPrize } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { dragonKing } from '../../pools/fixtures/prizes.ts';

it('shows the prize, its rarity and its value', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(
    <RevealedPrize result={{ nonce: 3, prize: dragonKing, bonus: null, guaranteed: true }} box={null} />,
    { wrapper },
  );
  const prize = screen.getByRole('article', { name: dragonKing.name });
  for (const text of ['Legendary', '2.400.000', 'Guaranteed']) await expect.element(prize).toMatchTextContent(text);
});

it('says nothing of it before its time', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(
    <RevealedPrize result={{ nonce: 3, prize: dragonKing, bonus: null, guaranteed: true }} box={null} step="shaking" />,
    { wrapper },
  );
  expect(screen.getByRole('heading').query()).toBeNull();
  expect(screen.getByRole('article', { name: dragonKing.name }).query()).toBeNull();
  await expect.element(screen.getByText('Legendary')).not.toBeVisible();
});
