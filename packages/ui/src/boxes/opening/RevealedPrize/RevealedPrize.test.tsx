import { RevealedPrize } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { dragonKing, nightDragon } from '../../pools/fixtures/prizes.ts';

it('shows the prize, its rarity and its value', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(
    <RevealedPrize result={{ nonce: 3, prize: dragonKing, bonus: null, guaranteed: true }} />,
    { wrapper },
  );
  const prize = screen.getByRole('article', { name: dragonKing.name });
  for (const text of ['Legendary', '2.400.000', 'Guaranteed']) await expect.element(prize).toMatchTextContent(text);
});

it('says that it is the Last prize', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(
    <RevealedPrize result={{ nonce: 79, prize: nightDragon, bonus: 'last', guaranteed: false }} />,
    { wrapper },
  );
  await expect.element(screen.getByText('Last prize', { exact: true }).last()).toBeVisible();
});
