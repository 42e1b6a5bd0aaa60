import { Button } from '@mcy/ui/primitives';
import { PageSharing, type PageSharingProps } from '@mcy/ui/system/sharing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'System/Sharing/PageSharing',
  component: PageSharing,
  args: {
    open: true,
    onOpenChange: fn(),
    targets: ['copyLink', 'zalo', 'facebook', 'tiktok', 'system'],
    invites: true,
    onShareTo: fn(async () => {}),
  },
} satisfies Meta<typeof PageSharing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, choose a target: the sheet closes and focus returns to the button. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Zalo' }));
    await expect(args.onShareTo).toHaveBeenCalledWith('zalo');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

function Opened(args: PageSharingProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Chia sẻ</Button>
      <PageSharing {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Variants: Story = {};

/** A guest's link invites nobody; a computer has no system share sheet. */
export const Guest: Story = { args: { invites: false, targets: ['copyLink', 'zalo', 'facebook', 'tiktok'] } };
