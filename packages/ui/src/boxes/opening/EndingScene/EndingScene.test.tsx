import { EndingScene } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { nightDragon } from '../../pools/fixtures/prizes.ts';

it.each([
  ['last', 'Last prize', 'You opened the last ticket'],
  ['global', 'Global prize', 'drawn from every ticket'],
  ['arena', 'Arena prize', 'You held the most tickets'],
  ['emperor', 'Emperor prize', 'secret ticket'],
] as const)('says which ending it is, what it brings and why (%s)', async (ending, title, why) => {
  const wrapper = await inLanguage('en');
  const screen = await render(<EndingScene ending={ending} prize={nightDragon} hurried />, { wrapper });
  const scene = screen.getByRole('article', { name: nightDragon.name });
  for (const text of [title, why, '3.200.000']) await expect.element(scene).toMatchTextContent(text);
});
