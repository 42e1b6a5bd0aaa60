import { ApprovalScreen } from '@mcy/ui/operator/approvals';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { declinedApproval, ownApproval, waitingApproval } from '../fixtures/approvals.ts';

const meta = {
  title: 'Operator/Approvals/Screens/Approval',
  component: ApprovalScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    approval: { status: 'loaded', data: waitingApproval },
    form: () => <Text>Quyết định</Text>,
    onTakeBack: fn(async () => {}),
    onGoBack: fn(),
  },
} satisfies Meta<typeof ApprovalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Who asked cannot decide, but can take it back. */
export const Own: Story = {
  args: { approval: { status: 'loaded', data: ownApproval } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Bạn là người đề nghị/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rút lại đề nghị' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Rút lại đề nghị' });
    await userEvent.click(confirm ?? (await screen.findByRole('button', { name: 'Rút lại đề nghị' })));
    await expect(args.onTakeBack).toHaveBeenCalledWith(ownApproval.approval_id);
  },
};

export const Declined: Story = { args: { approval: { status: 'loaded', data: declinedApproval } } };

export const Loading: Story = { args: { approval: { status: 'loading' } } };
