import { WithdrawalRow } from '@mcy/ui/wallet/withdrawals';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { approved, paid, rejected, requested } from '../fixtures/withdrawals.ts';

describe('WithdrawalRow', () => {
  it('shows the amount, the bank, the payout, the time and the status', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<WithdrawalRow withdrawal={requested} onCancel={async () => {}} />, { wrapper });
    for (const text of [
      '100.000',
      'Vietcombank •••• 3456',
      'NGUYEN THI LAN',
      'You get 96.700, fee 3.300',
      'Nov 20, 2026, 20:12',
      'Requested',
    ]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
  });

  it('says why it was rejected, and that the coins are back', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<WithdrawalRow withdrawal={rejected} onCancel={async () => {}} />, { wrapper });
    await expect.element(screen.getByText(`${rejected.reason} The coins are back in your balance.`)).toBeVisible();
  });

  it('is canceled after asking, and only while requested', async () => {
    const wrapper = await inLanguage('en');
    const onCancel = vi.fn(async () => {});
    const screen = await render(<WithdrawalRow withdrawal={requested} onCancel={onCancel} />, { wrapper });
    await screen.getByRole('button', { name: /Cancel withdrawal of 100\.000 coins/ }).click();
    expect(onCancel).not.toHaveBeenCalled();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
    expect(onCancel.mock.calls).toEqual([[requested.withdrawal_id]]);
    await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0);
    for (const withdrawal of [approved, paid]) {
      await screen.rerender(<WithdrawalRow withdrawal={withdrawal} onCancel={onCancel} />);
      expect(screen.getByRole('button').elements()).toHaveLength(0);
    }
  });
});
