import { PoolTicketMeter } from '@mcy/ui/boxes/pools';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('says how many tickets are left, and when they are nearly gone', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<PoolTicketMeter remaining={37} total={80} />, { wrapper });
  await expect.element(screen.getByText('37/80 left')).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Tickets left' }))
    .toHaveAttribute('aria-valuetext', '37 of 80 tickets left');
  expect(screen.getByText('Almost gone').query()).toBeNull();

  await screen.rerender(<PoolTicketMeter remaining={16} total={80} />);
  await expect.element(screen.getByText('Almost gone')).toBeVisible();
  await screen.rerender(<PoolTicketMeter remaining={0} total={80} />);
  expect(screen.getByText('Almost gone').query()).toBeNull();
});

it('says in words that an infinite pool has no end', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<PoolTicketMeter remaining={null} total={null} />, { wrapper });
  await expect.element(screen.getByText('Unlimited')).toBeVisible();
  expect(screen.getByRole('progressbar').query()).toBeNull();
});
