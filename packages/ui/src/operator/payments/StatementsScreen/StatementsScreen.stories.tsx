import { StatementsScreen } from '@mcy/ui/operator/payments';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bankLines, statements, unmatchedLine, waitingLine } from '../fixtures/payments.ts';

const meta = {
  title: 'Operator/Payments/Screens/Statements',
  component: StatementsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    statements: loadedPage(statements),
    onUpload: fn(async () => {}),
    lines: loadedPage(bankLines),
    stage: 'to_decide',
    onChooseStage: fn(),
    links: { payments: '/operator/payments', line: (id) => `/operator/bank_line?line_id=${id}` },
  },
} satisfies Meta<typeof StatementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file is handed over as it is; each of its wrong lines is named. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Dòng 17: không đọc được ngày')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /nap xu cho em/ })).toHaveAttribute(
      'href',
      `/operator/bank_line?line_id=${unmatchedLine.line_id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Đã cộng' }));
    await expect(args.onChooseStage).toHaveBeenCalledWith('credited');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['reference,date,amount,description'], 'sao-ke.csv', { type: 'text/csv' });
    if (input) await userEvent.upload(input, file);
    await expect(args.onUpload).toHaveBeenCalledWith(file);
  },
};

export const WaitingForSecond: Story = { args: { lines: loadedPage([waitingLine]) } };

export const Empty: Story = { args: { statements: loadedPage([]), lines: loadedPage([]) } };

export const Loading: Story = { args: { statements: { status: 'loading' }, lines: { status: 'loading' } } };
