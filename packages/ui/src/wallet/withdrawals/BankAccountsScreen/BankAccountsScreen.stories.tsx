import { BankAccountsScreen } from '@mcy/ui/wallet/withdrawals';
import { Button, Stack, TextField } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestAccount, vietcombank } from '../fixtures/bankAccounts.ts';

function FormSketch() {
  return (
    <Stack space="large">
      <TextField label="Ngân hàng" value="Techcombank" onValueChange={() => {}} />
      <TextField label="Số tài khoản hoặc số thẻ" value="1903 4567 8901 23" onValueChange={() => {}} />
      <Button size="large" width="full">
        Lưu tài khoản
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Wallet/Withdrawals/Screens/BankAccounts',
  component: BankAccountsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    accounts: { status: 'loaded', data: [vietcombank, longestAccount] },
    most: 10,
    form: <FormSketch />,
    onRemove: fn(async () => {}),
    links: { withdraw: '/pages/user/withdraw' },
  },
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Empty: Story = { args: { accounts: { status: 'loaded', data: [] } } };

export const Loading: Story = { args: { accounts: { status: 'loading' } } };

/** The list fails; an account can still be added. */
export const Failed: Story = {
  args: { accounts: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};

/** No more are kept. */
export const Full: Story = { args: { most: 2 } };

/** Asks before it forgets one. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [remove] = canvas.getAllByRole('button', { name: /Vietcombank/ });
    if (!remove) throw new Error('the account has no button');
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Vietcombank •••• 3456/);
    await expect(args.onRemove).not.toHaveBeenCalled();
    const [, confirm] = dialog.getAllByRole('button').filter((button) => button.textContent !== '');
    await userEvent.click(confirm ?? remove);
    await expect(args.onRemove).toHaveBeenCalledWith(vietcombank.bank_account_id);
  },
};
