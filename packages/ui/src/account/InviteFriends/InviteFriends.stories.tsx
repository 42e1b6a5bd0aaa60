import { InviteFriends } from '@mcy/ui/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'Account/InviteFriends',
  component: InviteFriends,
  args: {
    targets: ['copyLink', 'zalo', 'facebook', 'tiktok', 'system'],
    onShareInvite: fn(async () => {}),
    links: { bindCode: '/pages/user/bind_code' },
  },
} satisfies Meta<typeof InviteFriends>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Opened, a target chosen: the sheet closes and the focus is back on the button. */
export const Shared: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Zalo' }));
    await expect(args.onShareInvite).toHaveBeenCalledWith('zalo');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
    await expect(opener).toHaveFocus();
  },
};
