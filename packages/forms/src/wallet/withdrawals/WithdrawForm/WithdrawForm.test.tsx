import { ruleMessages } from '@mcy/api/contract';
import { WithdrawForm, type WithdrawFormProps } from '@mcy/forms/wallet/withdrawals';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refuse } from '../../../fixtures/refuse.ts';
import { sentWithdrawal } from '../../../fixtures/sentWithdrawal.ts';

/** Keeps what was sent, as the route does. */
function Withdrawing({ onSubmit, balance }: Pick<WithdrawFormProps, 'onSubmit' | 'balance'>) {
  const [sent, setSent] = useState(false);
  return (
    <WithdrawForm
      balance={balance}
      kept={[]}
      onSubmitToKept={async () => {}}
      sent={sent ? sentWithdrawal : null}
      onSubmit={async (request) => {
        await onSubmit(request);
        setSent(true);
      }}
      onStartOver={() => setSent(false)}
    />
  );
}

async function renderForm(onSubmit: () => Promise<void> = async () => {}, balance: number | null = 500_000) {
  const sent = vi.fn(onSubmit);
  const wrapper = await inLanguage('en');
  const screen = await render(<Withdrawing balance={balance} onSubmit={sent} />, { wrapper });
  const fields = {
    amount: screen.getByRole('textbox', { name: 'Coins to withdraw' }),
    bank: screen.getByRole('combobox', { name: 'Bank' }),
    card: screen.getByRole('textbox', { name: 'Account or card number' }),
    holder: screen.getByRole('textbox', { name: 'Account holder' }),
    submit: screen.getByRole('button', { name: 'Request withdrawal' }),
  };
  async function chooseBank(name: string) {
    await fields.bank.click();
    await screen.getByRole('option', { name }).click();
  }
  async function fillIn() {
    await fields.amount.fill('100000');
    await chooseBank('Vietcombank');
    await fields.card.fill('0071000123456');
    await fields.holder.fill('Nguyễn Thị Lan');
  }
  return { screen, sent, fillIn, chooseBank, ...fields };
}

describe('WithdrawForm', () => {
  it('asks for the amount, the bank and the account, and confirms the request', async () => {
    const { screen, sent, fillIn, submit } = await renderForm();
    await fillIn();
    await submit.click();
    await expect.element(screen.getByText('Withdrawal requested')).toBeVisible();
    await expect.element(screen.getByText(/you’ll get 96\.700 đồng at Vietcombank •••• 3456/)).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      amount: 100_000,
      bank_name: 'Vietcombank',
      card_number: '0071000123456',
      holder_name: 'NGUYEN THI LAN',
      keep_account: true,
    });
    await screen.getByRole('button', { name: 'Withdraw again' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Coins to withdraw' })).toHaveValue('');
  });

  it('shows the payout while typing', async () => {
    const { screen, amount } = await renderForm();
    await expect.element(screen.getByText('Not known yet')).toBeVisible();
    await amount.fill('50000');
    await expect.element(screen.getByText('46.700')).toBeVisible();
    await amount.fill('9999');
    await expect.element(screen.getByText('Not known yet')).toBeVisible();
  });

  it('fills in the whole balance with one click', async () => {
    const { screen, amount } = await renderForm();
    await screen.getByRole('button', { name: 'All 500.000' }).click();
    await expect.element(amount).toHaveValue('500.000');
    await expect.element(screen.getByText('496.700')).toBeVisible();
  });

  it.each([
    ['9999', ruleMessages.withdrawal_minimum.en.replace('{{minimum}}', '10.000').replace('{{fee}}', '3.300')],
    ['500001', ruleMessages.withdrawal_balance.en.replace('{{maximum}}', '500.000')],
    ['', ruleMessages.required.en],
  ])('refuses the amount "%s"', async (typed, message) => {
    const { amount, submit, sent } = await renderForm();
    await amount.fill(typed);
    await submit.click();
    await expect.element(amount).toHaveAccessibleDescription(message);
    expect(sent).not.toHaveBeenCalled();
  });

  it('accepts a bank that is not in the list', async () => {
    const { screen, sent, fillIn, chooseBank, submit } = await renderForm();
    await fillIn();
    await chooseBank('My bank isn’t listed');
    await submit.click();
    const typed = screen.getByRole('textbox', { name: 'Name of your bank' });
    await expect.element(typed).toHaveAccessibleDescription(ruleMessages.required.en);
    await typed.fill('Ngân hàng Làng Xanh');
    await submit.click();
    await expect.poll(() => sent).toHaveBeenCalledWith(expect.objectContaining({ bank_name: 'Ngân hàng Làng Xanh' }));
  });

  it('groups the digits and keeps the caret behind the typed one', async () => {
    const { card } = await renderForm();
    await card.fill('97043600');
    await expect.element(card).toHaveValue('9704 3600');
    const input = card.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field is not an input.');
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('1x2');
    await expect.element(card).toHaveValue('9704 1236 00');
    expect(input.selectionStart).toBe(7);
  });

  it('shows a server refusal at its field, and keeps the input', async () => {
    const { card, fillIn, submit, screen } = await renderForm(
      refuse({ message: 'The bank does not know this account.', field: 'card_number' }),
    );
    await fillIn();
    await submit.click();
    await expect.element(card).toHaveAccessibleDescription('The bank does not know this account.');
    await expect.element(card).toHaveFocus();
    await expect.element(screen.getByText('96.700')).toBeVisible();
  });

  it('keeps what is typed while the balance loads, and sends it afterwards', async () => {
    const { screen, sent, fillIn, submit } = await renderForm(undefined, null);
    await fillIn();
    await expect.element(submit).toHaveAttribute('disabled');
    await screen.rerender(<Withdrawing balance={500_000} onSubmit={sent} />);
    await submit.click();
    await expect.poll(() => sent).toHaveBeenCalledOnce();
  });

  it('says when the balance is too low to withdraw', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<Withdrawing balance={9_999} onSubmit={async () => {}} />, { wrapper });
    await expect.element(screen.getByText(/minimum withdrawal is 10\.000 coins/)).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  });
});
