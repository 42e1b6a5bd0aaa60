import type { CheckIn } from '@mcy/api/account/checkIn/contract';
import { CheckInScreen } from '@mcy/ui/account/checkIn';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkedIn, checkInClock, openCheckIn, unverified } from '../fixtures/checkIns.ts';

async function renderScreen(data: CheckIn, stones: number | null = 20) {
  const onCheckIn = vi.fn(() => Promise.resolve(stones));
  const view = (shown: CheckIn) => (
    <CheckInScreen
      load={{ status: 'loaded', data: shown }}
      onCheckIn={onCheckIn}
      onNewDay={vi.fn()}
      links={{ mine: '/mine', identity: '/identity', untilThen: null }}
      now={checkInClock}
    />
  );
  const screen = await render(view(data), { wrapper: await inLanguage('en') });
  return { onCheckIn, screen, show: (shown: CheckIn) => screen.rerender(view(shown)) };
}

it('checks in, announces the result, and says when the next day begins', async () => {
  const { onCheckIn, screen, show } = await renderScreen(openCheckIn);
  const today = screen.getByRole('listitem').filter({ hasText: 'today' });
  await expect.element(today).toMatchTextContent(/Day 5: 20/);
  await screen.getByRole('button', { name: 'Check in for 20 stones' }).click();
  expect(onCheckIn).toHaveBeenCalledOnce();
  await show(checkedIn);
  await expect.element(screen.getByText('Checked in. You got 20 stones.')).toBeVisible();
  await expect
    .element(screen.getByRole('timer', { name: 'Next check-in in' }))
    .toMatchTextContent(/3 hours and 17 minutes left/);
  await expect.element(screen.getByRole('heading', { name: '5 days in a row' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Check in/ })).not.toBeInTheDocument();
});

it('does not celebrate a failed check-in', async () => {
  const { screen } = await renderScreen(openCheckIn, null);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText(/You got/)).not.toBeInTheDocument();
});

it('sends unverified players to verification, in the words of spec §8', async () => {
  const { screen, show } = await renderScreen(unverified);
  await expect.element(screen.getByText('Your identity verification has not been approved.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify my identity' })).toHaveAttribute('href', '/identity');
  await show({ ...unverified, identity: 'under_review' });
  await expect.element(screen.getByRole('link', { name: 'See status' })).toHaveAttribute('href', '/identity');
});
