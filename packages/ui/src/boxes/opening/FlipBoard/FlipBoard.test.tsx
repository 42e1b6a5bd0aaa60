import { FlipBoard } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lastOpening } from '../fixtures/openings.ts';
import { nightDragon } from '../../pools/fixtures/prizes.ts';

const { results } = lastOpening;

it('hides what is face down', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<FlipBoard results={results} seen={results.map(() => false)} onFlip={vi.fn()} />, {
    wrapper,
  });
  const names = screen
    .getByRole('button')
    .elements()
    .map((card) => card.querySelector('span')?.textContent);
  expect(names).toEqual(['Flip card 1', 'Flip card 2', 'Flip card 3', 'Flip card 4']);
});

it('flips by touch and by keyboard', async () => {
  const wrapper = await inLanguage('en');
  const onFlip = vi.fn();
  const screen = await render(<FlipBoard results={results} seen={results.map(() => false)} onFlip={onFlip} />, {
    wrapper,
  });
  await screen.getByRole('button', { name: 'Flip card 2' }).click();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onFlip.mock.calls).toEqual([[1], [2]]);
});

it('announces what is face up, a bonus too', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<FlipBoard results={results} seen={results.map(() => true)} onFlip={vi.fn()} />, {
    wrapper,
  });
  await expect.element(screen.getByRole('button', { name: /^You got .*, Rare, prize C$/ })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: `Last prize! You also get ${nightDragon.name}` }))
    .toBeVisible();
});
