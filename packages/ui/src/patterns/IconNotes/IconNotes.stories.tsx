import { IconNotes } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPinned, PhoneCall, Truck } from 'lucide-react';

const meta = {
  title: 'Patterns/IconNotes',
  component: IconNotes,
  args: {
    notes: [
      { icon: MapPinned, text: 'Chọn phường, xã theo tên mới từ 07/2025. Không chắc? Gõ vài chữ, không cần dấu.' },
      { icon: PhoneCall, text: 'Shipper gọi trước khi giao, nên hãy điền số bạn luôn mang theo.' },
      { icon: Truck, text: 'Hàng đến trong 7–15 ngày làm việc.' },
    ],
  },
} satisfies Meta<typeof IconNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
