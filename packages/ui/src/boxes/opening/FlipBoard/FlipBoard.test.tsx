import '@mcy/ui/styles';
import { FlipBoard } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { snail } from '../../pools/fixtures/prizes.ts';
import { fiveOpening } from '../fixtures/openings.ts';

const results = fiveOpening.results.slice(0, 4);
const result = { nonce: 0, prize: snail, bonus: null, guaranteed: false } as const;

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

it('announces what is face up', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<FlipBoard results={results} seen={results.map(() => true)} onFlip={vi.fn()} />, {
    wrapper,
  });
  await expect.element(screen.getByRole('button', { name: /^You got .*, Rare, tier D$/ })).toBeVisible();
});

it.each([
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const)('shows twenty to fifty cards in the window at once (%s)', async (_, width, height) => {
  await page.viewport(width, height);
  const wrapper = await inLanguage('en');
  for (const count of [12, 20, 21, 30, 36, 42, 50]) {
    const crowd = Array.from({ length: count }, (__, nonce) => ({ ...result, nonce }));
    const screen = await render(<FlipBoard results={crowd} seen={crowd.map(() => false)} onFlip={vi.fn()} />, {
      wrapper,
    });
    const board = screen.getByRole('list').element().getBoundingClientRect();
    // The bar above, the tools, and the buttons below.
    expect(board.height, `${count} cards`).toBeLessThan(height - 270);
    const rows = Object.groupBy(screen.getByRole('listitem').elements(), (card) =>
      String((card as HTMLElement).offsetTop),
    );
    const lengths = Object.values(rows).map((row) => row?.length ?? 0);
    expect(Math.max(...lengths) - Math.min(...lengths), `rows of ${count} cards`).toBeLessThanOrEqual(1);
    await screen.unmount();
  }
  await page.viewport(414, 896);
});
