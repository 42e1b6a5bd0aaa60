import { PayoutsScreen } from '@mcy/ui/operator/withdrawals';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { payouts } from '../fixtures/withdrawalCases.ts';

const meta = {
  title: 'Operator/Withdrawals/Screens/Payouts',
  component: PayoutsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payouts: loadedPage(payouts),
    next: { count: 4, total: 2_310_000 },
    onMake: fn(async () => {}),
    onDownload: fn(async () => {}),
    onConfirm: fn(async () => {}),
    links: { withdrawals: '/operator/withdrawals' },
  },
} satisfies Meta<typeof PayoutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file is confirmed once, after asking. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tệp chi' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ngân hàng đã chi' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ngân hàng đã chi' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(payouts[0]?.payout_id);
  },
};

export const Empty: Story = { args: { payouts: loadedPage([]), next: { count: 0, total: 0 } } };

export const Loading: Story = { args: { payouts: { status: 'loading' }, next: null } };
