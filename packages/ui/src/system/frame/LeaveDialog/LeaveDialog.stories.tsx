import { Button } from '@mcy/ui/primitives';
import { LeaveDialog } from '@mcy/ui/system/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'System/Frame/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Open, Escape to stay: focus returns. */
export const StaysByEscape: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Trang chủ' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

function Asking(args: Parameters<typeof LeaveDialog>[0]) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onPress={() => setOpen(true)}>
        Trang chủ
      </Button>
      <LeaveDialog {...args} open={open} onStay={() => setOpen(false)} />
    </>
  );
}
