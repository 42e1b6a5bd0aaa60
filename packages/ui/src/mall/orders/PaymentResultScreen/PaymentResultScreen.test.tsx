import type { Payment } from '@mcy/api/wallet/recharge/contract';
import { PaymentResultScreen } from '@mcy/ui/mall/orders';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { pendingPayment } from '../fixtures/payments.ts';

const links = { boxes: '/boxes', box: null, recharge: '/recharge', moneyFlow: '/flow', mine: '/mine' };

async function renderPayment(payment: Payment | null, box: string | null = null) {
  return render(<PaymentResultScreen payment={{ status: 'loaded', data: payment }} links={{ ...links, box }} />, {
    wrapper: await inLanguage('en'),
  });
}

it.each([
  ['pending', 'Waiting for payment', 'Continue to payment', pendingPayment.pay_url],
  ['paid', 'Top-up complete', 'Choose a box', '/boxes'],
  ['declined', 'Payment declined', 'Top up again', '/recharge'],
  ['expired', 'Payment expired', 'Top up again', '/recharge'],
] as const)('%s: says "%s" and offers the next step', async (status, title, action, href) => {
  const screen = await renderPayment({ ...pendingPayment, status });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText('500.000')).toBeVisible();
  await expect.element(screen.getByText('MCY2B6F9C0D1E55')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

it('leads back to the box that the coins are for', async () => {
  const screen = await renderPayment({ ...pendingPayment, status: 'paid' }, '/box');
  await expect.element(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/box');
});

it('links back to the account, never to the gateway', async () => {
  const screen = await renderPayment(pendingPayment);
  await expect.element(screen.getByRole('link', { name: 'Back to my account' })).toHaveAttribute('href', '/mine');
});

it('says when there is no such payment', async () => {
  const screen = await renderPayment(null);
  await expect.element(screen.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
});
