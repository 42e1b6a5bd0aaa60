import { RarityBadge } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { rarities } from '@mcy/ui/tokens';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('names each rarity in a word', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(
    <>
      {rarities.map((rarity) => (
        <RarityBadge key={rarity} rarity={rarity} />
      ))}
    </>,
    { wrapper },
  );
  for (const word of ['Common', 'Rare', 'Epic', 'Legendary']) {
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  }
});
