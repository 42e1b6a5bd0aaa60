import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHoldBalances, useUnlessHeld } from './heldBalances.ts';

function Bar({ stones }: { stones: number }) {
  return <output>{useUnlessHeld(stones)}</output>;
}

function Show({ secret }: { secret: boolean }) {
  useHoldBalances(secret);
  return null;
}

const page = (stones: number, show: 'secret' | 'seen' | 'left') => (
  <>
    <Bar stones={stones} />
    {show !== 'left' && <Show secret={show === 'secret'} />}
  </>
);

it('shows the balance from before a draw until its prize was seen', async () => {
  const screen = await render(page(100, 'seen'));
  const bar = screen.getByRole('status');
  await screen.rerender(page(100, 'secret'));
  await screen.rerender(page(350, 'secret'));
  await expect.element(bar).toHaveTextContent('100');
  await screen.rerender(page(350, 'seen'));
  await expect.element(bar).toHaveTextContent('350');
});

it('holds nothing once the page is left', async () => {
  const screen = await render(page(100, 'secret'));
  await screen.rerender(page(350, 'left'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('350');
});
