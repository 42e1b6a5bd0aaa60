import { ModalMessage, type ModalMessageProps } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'Patterns/ModalMessage',
  component: ModalMessage,
  args: {
    open: true,
    tone: 'accent',
    title: 'Thông báo',
    message: 'Số dư không đủ. Bạn cần thêm 39.000 xu để mở hộp này.',
    buttonLabel: 'Đã hiểu',
    onClose: () => undefined,
  },
} satisfies Meta<typeof ModalMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opening(args: ModalMessageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Mở hộp</Button>
      <ModalMessage {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở hộp' }));
    const button = await screen.findByRole('button', { name: 'Đã hiểu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Mở hộp' })).toHaveFocus();
  },
};

export const Variants: Story = {};

export const Warn: Story = {
  args: { tone: 'caution', title: 'Cảnh báo', message: 'Bạn không có quyền, hãy liên hệ chăm sóc khách hàng.' },
};
