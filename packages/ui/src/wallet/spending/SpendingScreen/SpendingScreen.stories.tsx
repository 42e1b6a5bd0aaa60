import type { SpendingCaps } from '@mcy/api/wallet/spending/contract';
import { SpendingScreen } from '@mcy/ui/wallet/spending';
import { Button, MoneyField, Stack } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { cappedSpending, raisingSpending, restingSpending, uncappedSpending } from '../fixtures/spending.ts';

function FormSketch({ day, week, month }: SpendingCaps) {
  return (
    <Stack space="large">
      <MoneyField label="Mỗi ngày" value={day} onValueChange={() => {}} unit="xu" placeholder="Không giới hạn" />
      <MoneyField label="Mỗi tuần" value={week} onValueChange={() => {}} unit="xu" placeholder="Không giới hạn" />
      <MoneyField label="Mỗi tháng" value={month} onValueChange={() => {}} unit="xu" placeholder="Không giới hạn" />
      <Button size="large" width="full">
        Lưu hạn mức
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Wallet/Spending/Screens/Spending',
  component: SpendingScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    spending: { status: 'loaded', data: cappedSpending },
    form: (caps) => <FormSketch {...caps} />,
    onCancelRaise: fn(async () => {}),
    onStartCoolOff: fn(async () => {}),
    links: { settings: '/pages/user/setting', moneyFlow: '/pages/user/money_flow' },
  },
} satisfies Meta<typeof SpendingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Wallet` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

/** No limit was ever set. */
export const Empty: Story = { args: { spending: { status: 'loaded', data: uncappedSpending } } };

/** A higher cap is pending, and today's is used up. */
export const Raising: Story = { args: { spending: { status: 'loaded', data: raisingSpending } } };

export const CoolingOff: Story = { args: { spending: { status: 'loaded', data: restingSpending } } };

export const Loading: Story = { args: { spending: { status: 'loading' } } };

/** A cool-off asks for confirmation before it begins. */
export const Asking: Story = {
  args: { spending: { status: 'loaded', data: uncappedSpending } },
  play: async ({ args, canvas, userEvent }) => {
    const [, week] = canvas.getAllByRole('radio');
    if (!week) throw new Error('the lengths are missing');
    await userEvent.click(week);
    await userEvent.click(canvas.getByRole('button', { name: /tạm nghỉ|cool-off|冷静/i }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onStartCoolOff).not.toHaveBeenCalled();
  },
};
