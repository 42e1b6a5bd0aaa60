import { Button, Dialog } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog.Root,
  subcomponents: {
    Trigger: Dialog.Trigger,
    Content: Dialog.Content,
    Title: Dialog.Title,
    Description: Dialog.Description,
    Actions: Dialog.Actions,
    Close: Dialog.Close,
  },
  args: {
    children: (
      <>
        <Dialog.Trigger>
          <Button variant="soft">Hủy đơn hàng</Button>
        </Dialog.Trigger>
        <Dialog.Content closeLabel="Đóng">
          <Dialog.Title>Hủy đơn hàng này?</Dialog.Title>
          <Dialog.Description>Tiền cọc của đơn đặt trước sẽ không được hoàn lại.</Dialog.Description>
          <Dialog.Actions>
            <Dialog.Close>
              <Button variant="ghost" tone="neutral">
                Giữ lại
              </Button>
            </Dialog.Close>
            <Dialog.Close>
              <Button tone="critical">Hủy đơn</Button>
            </Dialog.Close>
          </Dialog.Actions>
        </Dialog.Content>
      </>
    ),
  },
} satisfies Meta<typeof Dialog.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { open: true } };

/** A message that must be answered: no close button, and Escape does nothing. */
export const MustBeAnswered: Story = {
  args: {
    open: true,
    children: (
      <Dialog.Content dismissible={false} role="alertdialog">
        <Dialog.Title>Cập nhật hoàn tất</Dialog.Title>
        <Dialog.Description>Ứng dụng cần đóng lại để hoàn tất cập nhật.</Dialog.Description>
        <Dialog.Actions>
          <Button>Đóng ứng dụng</Button>
        </Dialog.Actions>
      </Dialog.Content>
    ),
  },
};

/** Open, answer, close: focus returns to the button that opened it. */
export const GivesFocusBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Hủy đơn hàng' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Hủy đơn hàng này?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Giữ lại' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
