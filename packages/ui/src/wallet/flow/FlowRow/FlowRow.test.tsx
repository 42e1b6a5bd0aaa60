import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { FlowRow } from '@mcy/ui/wallet/flow';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const opening: FlowEntry = {
  entry_id: '1',
  kind: 'box_open',
  label: 'Box opening',
  sign: 'box',
  amount: -89_000,
  balance_after: 2_140_000,
  subject: 'Dragon Kingdom',
  leads_to: '/pages/box/open?pool_id=1',
  created_at: '2026-11-20T17:05:00.000Z',
};

it('shows the reason, the time in Vietnam, the amount and the balance', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<FlowRow entry={opening} />, { wrapper });
  await expect.element(screen.getByText('Dragon Kingdom')).toBeVisible();
  await expect.element(screen.getByText('00:05 · Box opening')).toBeVisible();
  await expect.element(screen.getByText('-89.000')).toBeVisible();
  await expect.element(screen.getByText('Balance 2.140.000')).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/pages/box/open?pool_id=1');

  await screen.rerender(
    <FlowRow entry={{ ...opening, kind: 'recharge', label: 'Top-up', sign: 'wallet', amount: 500_000 }} />,
  );
  await expect.element(screen.getByText('+500.000')).toBeVisible();
});

it('does not repeat the kind where the subject begins with it', async () => {
  const wrapper = await inLanguage('en');
  const entry = { ...opening, label: 'Withdrawal', subject: 'Withdrawal D538C004' };
  const screen = await render(<FlowRow entry={entry} />, { wrapper });
  await expect.element(screen.getByText('00:05', { exact: true })).toBeVisible();
});
