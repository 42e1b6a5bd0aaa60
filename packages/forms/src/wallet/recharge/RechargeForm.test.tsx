import { ruleMessages } from '@mcy/api/contract';
import { RechargeForm } from '@mcy/forms/wallet/recharge';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('tops up a quick amount', async () => {
  const onSubmit = vi.fn(async () => {});
  const screen = await render(<RechargeForm suggested={null} gateways={['sandbox', 'vietqr']} onSubmit={onSubmit} />, {
    wrapper: await inLanguage('en'),
  });
  await screen.getByRole('button', { name: '100.000', exact: true }).click();
  await screen.getByRole('radio', { name: /Bank transfer/ }).click();
  await screen.getByRole('button', { name: 'Top up 100.000 VND' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 100_000, gateway: 'vietqr' });
});

it.each([
  ['49999', ruleMessages.recharge_minimum.en],
  ['100000001', ruleMessages.recharge_maximum.en],
  ['', ruleMessages.required.en],
])('refuses "%s": %s', async (typed, message) => {
  const onSubmit = vi.fn(async () => {});
  const screen = await render(<RechargeForm suggested={null} gateways={['sandbox', 'vietqr']} onSubmit={onSubmit} />, {
    wrapper: await inLanguage('en'),
  });
  await screen.getByRole('textbox').fill(typed);
  await screen.getByRole('button', { name: 'Go to payment' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
});
