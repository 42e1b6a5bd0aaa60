import { BalanceTile } from '@mcy/ui/wallet/flow';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the coins with dots, and can be retried after a failure', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<BalanceTile balance={{ status: 'loaded', data: 1_250_000 }} />, { wrapper });
  await expect.element(screen.getByText('1.250.000')).toBeVisible();

  const onRetry = vi.fn();
  await screen.rerender(<BalanceTile balance={{ status: 'failed', message: 'No network', onRetry }} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
