import { BindInviteCodeForm } from '@mcy/forms/account/invitations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/Invitations/BindInviteCode',
  component: BindInviteCodeForm,
  args: { inviteCode: 'K7MWX2QA', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof BindInviteCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** The user's own code: refused at its field, and kept. */
export const Refused: Story = {
  args: {
    onSubmit: fn(
      refuse({ field: 'invite_code', message: 'Đây là mã mời của chính bạn. Vui lòng nhập mã của người đã mời bạn.' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/mã mời của chính bạn/);
  },
};
