import { OpeningRow } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fiveOpening, unseenOpening } from '../fixtures/openings.ts';

it('shows the price and time, and can be verified', async () => {
  const wrapper = await inLanguage('en');
  const onVerify = vi.fn();
  const screen = await render(<OpeningRow opening={fiveOpening} onVerify={onVerify} replayHref="/replay" />, {
    wrapper,
  });
  const row = screen.getByRole('article');
  for (const text of [fiveOpening.pool_name, '275.000', 'Coupon −20.000', '5 draws', 'Nov 19, 2026, 10:12', '+1']) {
    await expect.element(row).toMatchTextContent(text);
  }
  await screen.getByRole('button', { name: /^Verify/ }).click();
  expect(onVerify).toHaveBeenCalledExactlyOnceWith(fiveOpening);
});

it('reveals nothing until the player has seen it', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<OpeningRow opening={unseenOpening} onVerify={vi.fn()} replayHref="/replay" />, {
    wrapper,
  });
  await expect.element(screen.getByRole('link', { name: 'Open now' })).toHaveAttribute('href', '/replay');
  expect(screen.getByRole('button').query()).toBeNull();
  for (const { prize } of unseenOpening.results) expect(screen.getByText(prize.name).query()).toBeNull();
});
