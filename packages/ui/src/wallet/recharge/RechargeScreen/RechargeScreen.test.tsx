import { RechargeScreen } from '@mcy/ui/wallet/recharge';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the balance, the form and the steps', async () => {
  const screen = await render(
    <RechargeScreen
      balance={{ status: 'loaded', data: 12_000 }}
      form={<p>the form</p>}
      month={{ spent: 350_000, cap: null }}
      unpaid={null}
      bonuses={[{ amount: 500_000, diamonds: 50 }]}
      missing={47_000}
      links={{ back: '/mine', moneyFlow: '/flow', paymentPolicy: '/policy' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByText('12.000')).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByText(/47.000 coins short/)).toBeVisible();
  await expect.element(screen.getByText('This month: 350.000 coins spent')).toBeVisible();
  expect(screen.getByRole('listitem').all()).toHaveLength(4);
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent(/500.000 coins.*50 diamonds/);
  await expect.element(screen.getByRole('link', { name: 'Balance history' })).toHaveAttribute('href', '/flow');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mine');
  await expect.element(screen.getByRole('link', { name: 'Payment policy' })).toHaveAttribute('href', '/policy');
});
