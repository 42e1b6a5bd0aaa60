import { ListRow } from '@mcy/ui/patterns';
import { Avatar, Badge, Button, Icon, Money, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Receipt, Ticket } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Patterns/ListRow',
  component: ListRow,
  args: { title: 'Sao chép mã mời', description: 'MCY-8842', leading: <Icon icon={Copy} />, onPress: fn() },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sao chép mã mời/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Surface space="none">
      <ListRow leading={<Icon icon={Receipt} />} title="Biến động số dư" href="/pages/user/money_flow" />
      <ListRow
        leading={<Icon icon={Ticket} />}
        title="Lịch sử mở hộp"
        description="12 món đã trúng"
        trailing={<Badge tone="accent">2 mới</Badge>}
        href="/pages/box/record"
      />
      <ListRow
        leading={<Icon icon={Copy} />}
        title="Sao chép mã mời"
        description="MCY-8842"
        onPress={() => undefined}
      />
      <ListRow
        leading={<Avatar name="Ngọc Lan" />}
        title="Ngọc Lan"
        description="20:15, 20 thg 11"
        trailing={<Money amount={-89000} label="xu" />}
      />
    </Surface>
  ),
};

export const States: Story = {
  render: () => (
    <Surface space="none">
      <ListRow
        leading={<Icon icon={Receipt} />}
        title="Một khoản có tên dài đến mức phải xuống dòng vài lần trên màn hình nhỏ"
        description="Lời giải thích cũng không ngắn: hoàn lại tiền mở hộp vì hộp đã hết vé khi bạn thanh toán"
        trailing={<Money amount={9999999999} label="xu" signed />}
        href="/pages/user/money_flow"
      />
      <ListRow title="Chỉ có tên" />
      <ListRow
        leading={<Avatar name="Hoàng Minh" />}
        title="Hoàng Minh"
        href="/pages/user/home"
        action={<Button size="small">Theo dõi</Button>}
      />
    </Surface>
  ),
};
