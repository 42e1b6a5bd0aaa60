import { WithdrawScreen } from '@mcy/ui/wallet/withdrawals';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { withdrawals } from '../fixtures/withdrawals.ts';

const rest = {
  withdrawals: {
    status: 'loaded',
    data: { rows: withdrawals, hasMore: false, loadingMore: false, onLoadMore: () => {} },
  },
  onCancel: async () => {},
  links: {
    mine: '/mine',
    moneyFlow: '/flow',
    bankAccounts: '/pages/user/bank_accounts',
    paymentPolicy: '/pages/common/Policy?type=payment',
  },
} as const;

it('shows the balance, its form, and every withdrawal', async () => {
  const screen = await render(
    <WithdrawScreen
      {...rest}
      balance={{ status: 'loaded', data: 12_000 }}
      form={(balance) => <p>a form for {balance}</p>}
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByText('12.000', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('a form for 12000')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem').all()).toHaveLength(4);
  await expect.element(screen.getByRole('link', { name: 'Balance history' })).toHaveAttribute('href', '/flow');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mine');
});

it('has no form without a balance', async () => {
  const failed = { status: 'failed', message: 'No network', onRetry: () => {} } as const;
  const screen = await render(<WithdrawScreen {...rest} balance={failed} form={() => <p>a form</p>} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByRole('heading', { name: 'Your withdrawals' })).toBeVisible();
  expect(screen.getByText('a form').elements()).toHaveLength(0);
});

it('has the form at once, while the balance loads', async () => {
  const form = (balance: number | null) => <p>a form for {balance ?? 'any balance'}</p>;
  const screen = await render(<WithdrawScreen {...rest} balance={{ status: 'loading' }} form={form} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByText('a form for any balance')).toBeVisible();
});
