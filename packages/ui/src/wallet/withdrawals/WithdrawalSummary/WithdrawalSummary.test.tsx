import { WithdrawalSummary } from '@mcy/ui/wallet/withdrawals';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the fee and the payout, or that it is not known yet', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<WithdrawalSummary fee={3_300} payout={96_700} />, { wrapper });
  await expect.element(screen.getByText('3.300')).toBeVisible();
  await expect.element(screen.getByText('96.700')).toBeVisible();
  await screen.rerender(<WithdrawalSummary fee={3_300} payout={null} />);
  await expect.element(screen.getByText('Not known yet')).toBeVisible();
});
