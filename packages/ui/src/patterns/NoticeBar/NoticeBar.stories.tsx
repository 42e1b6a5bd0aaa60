import { NoticeBar } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck, Wrench } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const long =
  'Từ 22 đến 24 tháng 11, đơn đủ ba món được miễn phí giao hàng; đơn giao tới vùng sâu vùng xa có thể lâu hơn vài ngày.';

const meta = {
  title: 'Patterns/NoticeBar',
  component: NoticeBar,
  args: {
    label: 'Thông báo',
    text: long,
    pauseLabel: 'Dừng chạy chữ',
    playLabel: 'Chạy chữ tiếp',
  },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="small">
      <NoticeBar
        {...args}
        icon={Truck}
        text="Đơn đủ ba món miễn phí giao hàng."
        href="/pages/common/about_delivery_service"
      />
      <NoticeBar
        {...args}
        text="Bộ mới lên kệ lúc 20:00."
        onClose={() => {}}
        closeLabel="Đóng thông báo"
        tone="positive"
      />
      <NoticeBar {...args} text="Bảo trì lúc 2 giờ sáng." icon={Wrench} tone="caution" />
      <NoticeBar {...args} text="Tạm ngừng rút tiền." tone="critical" />
      <NoticeBar {...args} text="Phiên bản 2.6.0 đã sẵn sàng." tone="neutral" />
    </Stack>
  ),
};

/** Too long for its line. */
export const States: Story = {
  render: (args) => <NoticeBar {...args} href="/pages/common/article" onClose={() => {}} closeLabel="Đóng thông báo" />,
};

export const Closes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onClose: fn(), closeLabel: 'Đóng thông báo' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note', { name: 'Thông báo' })).toHaveTextContent(long);
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng thông báo' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
