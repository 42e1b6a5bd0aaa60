import { BankAccountForm } from '@mcy/forms/wallet/withdrawals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { refuse } from '../../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Wallet/Withdrawals/BankAccount',
  component: BankAccountForm,
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof BankAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Variants: Story = {};

async function fillIn({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Techcombank' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  const [card, holder] = canvas.getAllByRole('textbox');
  if (!card || !holder) throw new Error('the form has no account or holder field');
  await userEvent.type(card, '19034567890123');
  await userEvent.type(holder, 'Nguyễn Thị Lan');
  await userEvent.click(canvas.getAllByRole('button').at(-1) ?? holder);
}

/** The account as the bank writes it. */
export const FilledIn: Story = {
  play: async (context) => {
    await fillIn(context);
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      bank_name: 'Techcombank',
      card_number: '19034567890123',
      holder_name: 'NGUYEN THI LAN',
    });
  },
};

/** There are ten already. */
export const Refused: Story = {
  args: { onSubmit: fn(refuse({ message: 'Bạn đã lưu đủ 10 tài khoản. Vui lòng xóa bớt rồi lưu lại.' })) },
  play: async (context) => {
    await fillIn(context);
    await context.canvas.findByText('Bạn đã lưu đủ 10 tài khoản. Vui lòng xóa bớt rồi lưu lại.');
  },
};
