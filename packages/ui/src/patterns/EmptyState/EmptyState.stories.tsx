import { EmptyState } from '@mcy/ui/patterns';
import { Button, Link } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen } from 'lucide-react';
import { toys } from '../fixtures/toys.ts';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    icon: PackageOpen,
    title: 'Bạn chưa mở hộp nào',
    text: 'Món đầu tiên đang chờ trên kệ.',
    action: (
      <Button asChild>
        <Link href="/pages/index/card">Xem hộp mù</Link>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const WithImage: Story = {
  render: ({ title, text, action }) => <EmptyState image={toys.bear} title={title} text={text} action={action} />,
};

export const States: Story = {
  args: {
    title: 'Chưa có khoản thu chi nào trong tháng này khớp với bộ lọc bạn đã chọn',
    text: 'Khi bạn nạp xu hoặc mở hộp, từng khoản sẽ hiện ở đây cùng số dư ngay sau đó, không thiếu khoản nào.',
    action: undefined,
  },
};
