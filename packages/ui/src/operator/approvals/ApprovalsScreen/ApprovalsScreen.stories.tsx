import { ApprovalsScreen } from '@mcy/ui/operator/approvals';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { approvalRows } from '../fixtures/approvals.ts';

const meta = {
  title: 'Operator/Approvals/Screens/Approvals',
  component: ApprovalsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    approvals: loadedPage(approvalRows),
    state: 'waiting',
    onChooseState: fn(),
    links: { desk: '/operator', approval: (id) => `/operator/approval?approval_id=${id}` },
  },
} satisfies Meta<typeof ApprovalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Thu Hà/ })).toHaveAttribute(
      'href',
      `/operator/approval?approval_id=${approvalRows[0]?.approval_id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Bị từ chối' }));
    await expect(args.onChooseState).toHaveBeenCalledWith('declined');
  },
};

export const Loading: Story = { args: { approvals: { status: 'loading' } } };

export const Empty: Story = {
  args: { approvals: loadedPage([]), state: 'expired' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem đề nghị đang chờ' }));
    await expect(args.onChooseState).toHaveBeenCalledWith('waiting');
  },
};
