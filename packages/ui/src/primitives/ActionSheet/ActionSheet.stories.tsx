import { ActionSheet, Button, Dialog } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Gift, Lock, Share2, Trash2, Truck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/ActionSheet',
  component: ActionSheet,
  args: {
    title: 'Mèo thần tài phiên bản dạ quang',
    actions: [
      { id: 'ship', label: 'Gửi hàng về nhà', icon: Truck },
      { id: 'give', label: 'Tặng bạn bè', icon: Gift },
      { id: 'share', label: 'Chia sẻ', icon: Share2 },
      { id: 'decompose', label: 'Tách', icon: Trash2, tone: 'critical' },
    ],
    cancelLabel: 'Hủy',
    onChooseAction: fn(),
    trigger: <Button variant="soft">Thao tác</Button>,
  },
} satisfies Meta<typeof ActionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { open: true, onOpenChange: fn() } };

export const States: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    description: 'Đã mở ngày 20/11/2026 từ hộp Phố đêm Sài Gòn.',
    actions: [
      {
        id: 'lock',
        label: 'Khóa trong tủ để không lỡ tay tách hay tặng mất món quý',
        description: 'Mở khóa bất cứ lúc nào trong Tủ đồ.',
        icon: Lock,
      },
      { id: 'give', label: 'Tặng bạn bè', description: 'Món này không tặng được.', icon: Gift, disabled: true },
      { id: 'report', label: 'Báo lỗi sản phẩm', icon: Flag, tone: 'critical' },
      { id: 'plain', label: 'Không có biểu tượng' },
    ],
  },
};

/** Open, choose by keyboard, close: focus returns. */
export const ChoosesByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Thao tác' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: args.title });
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Gửi hàng về nhà' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseAction).toHaveBeenCalledWith('give');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** An irreversible action asks first; then focus returns to where the sheet was opened. */
export const AsksFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Asking(args) {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <ActionSheet {...args} trigger={args.trigger} onChooseAction={(id) => setAsking(id === 'decompose')} />
        <Dialog.Root open={asking} onOpenChange={setAsking}>
          <Dialog.Content closeLabel="Đóng">
            <Dialog.Title>Tách món này?</Dialog.Title>
            <Dialog.Description>Món sẽ đổi thành 300 đá và không lấy lại được.</Dialog.Description>
            <Dialog.Actions>
              <Dialog.Close>
                <Button tone="critical">Tách</Button>
              </Dialog.Close>
            </Dialog.Actions>
          </Dialog.Content>
        </Dialog.Root>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Thao tác' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Tách' }));
    const question = await screen.findByRole('dialog', { name: 'Tách món này?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Tách' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
