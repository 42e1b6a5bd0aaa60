import { WithdrawForm } from '@mcy/forms/wallet/withdrawals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keptAccounts } from '../../../fixtures/keptAccounts.ts';
import { refuse } from '../../../fixtures/refuse.ts';
import { sentWithdrawal } from '../../../fixtures/sentWithdrawal.ts';

const meta = {
  title: 'Forms/Wallet/Withdrawals/Withdraw',
  component: WithdrawForm,
  args: {
    balance: 1_250_000,
    kept: [],
    sent: null,
    onSubmit: fn(async () => {}),
    onSubmitToKept: fn(async () => {}),
    onStartOver: fn(),
  },
} satisfies Meta<typeof WithdrawForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** A bank that is not in the list is typed. */
async function fillIn({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, amount: string) {
  const [money] = canvas.getAllByRole('textbox');
  if (!money) throw new Error('the form has no amount field');
  await userEvent.type(money, amount);
  await userEvent.click(canvas.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Vietcombank' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  const [, card, holder] = canvas.getAllByRole('textbox');
  if (!card || !holder) throw new Error('the form has no account or holder field');
  await userEvent.type(card, '0071000123456');
  await userEvent.type(holder, 'Nguyễn Thị Lan');
}

async function send({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const submit = canvas.getAllByRole('button').at(-1);
  if (!submit) throw new Error('the form has no submit button');
  await userEvent.click(submit);
}

export const Variants: Story = {};

/** Filled in: the account in groups, the holder as banks print it, and the payout. */
export const FilledIn: Story = {
  play: async (context) => {
    await fillIn(context, '100000');
    await context.userEvent.tab();
    const [, card, holder] = context.canvas.getAllByRole('textbox');
    await expect(card).toHaveValue('0071 0001 2345 6');
    await expect(holder).toHaveValue('NGUYEN THI LAN');
    await context.canvas.findByText('96.700');
  },
};

/** More than the balance, then all of it with one click. */
export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    const [money] = canvas.getAllByRole('textbox');
    if (!money) throw new Error('the form has no amount field');
    await userEvent.type(money, '1250001');
    await userEvent.tab();
    await canvas.findByText(/1\.250\.000/, { selector: '[aria-live] *' });
    await userEvent.click(canvas.getByRole('button', { name: /1\.250\.000/ }));
    await expect(money).toHaveValue('1.250.000');
    await canvas.findByText('1.246.700');
  },
};

/** The server refuses the account: its field says so, and the input is kept. */
export const Refused: Story = {
  args: { onSubmit: fn(refuse({ message: 'Ngân hàng không nhận số tài khoản này.', field: 'card_number' })) },
  play: async (context) => {
    await fillIn(context, '50000');
    await send(context);
    await context.canvas.findByText('Ngân hàng không nhận số tài khoản này.');
    const [, card] = context.canvas.getAllByRole('textbox');
    await expect(card).toHaveFocus();
    await expect(card).toHaveValue('0071 0001 2345 6');
  },
};

/** The balance is not known yet: everything can be filled in, nothing sent. */
export const Waiting: Story = {
  args: { balance: null },
  play: async (context) => {
    await fillIn(context, '100000');
    await send(context);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { sent: sentWithdrawal },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/96\.700/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** Balance too low to withdraw. */
export const NothingToWithdraw: Story = { args: { balance: 9_999 } };

/** To an account that is kept; what was typed stays when another one is wanted after all. */
export const Kept: Story = {
  args: { kept: keptAccounts },
  play: async ({ args, canvas, userEvent }) => {
    const [money] = canvas.getAllByRole('textbox');
    if (!money) throw new Error('the form has no amount field');
    await userEvent.type(money, '100000');
    await userEvent.click(canvas.getByRole('button', { name: /khác|其他|another/i }));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('100.000');
    await userEvent.click(canvas.getByRole('button', { name: /đã lưu|已保存|saved/i }));
    await userEvent.click(canvas.getByRole('radio', { name: /0123/ }));
    await send({ canvas, userEvent });
    await expect(args.onSubmitToKept).toHaveBeenCalledWith({
      amount: 100_000,
      bank_account_id: keptAccounts[1]?.bank_account_id,
    });
  },
};
