import { InviteFriends } from '@mcy/ui/account/invitations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/Invitations/InviteFriends',
  component: InviteFriends,
  args: { onInvite: fn(async () => {}), links: { bindCode: '/pages/user/bind_code' } },
} satisfies Meta<typeof InviteFriends>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {};
