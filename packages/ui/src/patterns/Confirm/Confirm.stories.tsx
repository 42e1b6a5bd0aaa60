import { Confirm } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'Patterns/Confirm',
  component: Confirm,
  args: {
    title: 'Xóa địa chỉ này?',
    body: 'Nguyễn Thị Minh Anh, 12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh.',
    texts: { confirm: 'Xóa', keep: 'Giữ lại', close: 'Đóng' },
    onConfirm: fn(async () => {}),
    children: (
      <Button variant="ghost" tone="critical">
        Xóa địa chỉ
      </Button>
    ),
  },
} satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Open, undecided. */
export const Variants: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa địa chỉ' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Xóa địa chỉ này?' })).toBeVisible());
  },
};

/** The action runs once, and the dialog closes. */
export const Decided: Story = {
  ...Variants,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa địa chỉ' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
