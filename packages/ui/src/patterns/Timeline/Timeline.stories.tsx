import { Timeline, type TimelineEvent } from '@mcy/ui/patterns';
import { Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';

const coming: TimelineEvent = { id: '5', title: 'Giao tới bạn', state: 'coming', time: 'Dự kiến 24 thg 11' };
const underway: readonly TimelineEvent[] = [
  {
    id: '4',
    title: 'Đang giao hàng',
    state: 'current',
    icon: Truck,
    time: '20 thg 11, 08:12',
    at: '2026-11-20T01:12:00Z',
    place: 'Quận 1, TP. Hồ Chí Minh',
    note: 'Anh Tâm, 090 123 45 67',
  },
  {
    id: '3',
    title: 'Đã đến kho phân loại',
    state: 'done',
    time: '19 thg 11, 22:40',
    at: '2026-11-19T15:40:00Z',
    place: 'Kho Tân Bình',
  },
  { id: '2', title: 'Đã bàn giao cho đơn vị vận chuyển', state: 'done', time: '18 thg 11, 16:03', place: 'Hà Nội' },
  { id: '1', title: 'Đã đóng gói', state: 'done', time: '18 thg 11, 10:30' },
];

const meta = {
  title: 'Patterns/Timeline',
  component: Timeline,
  args: {
    label: 'Hành trình đơn hàng',
    events: [coming, ...underway],
    texts: { done: 'Đã xong', current: 'Hiện tại', coming: 'Sắp tới' },
  },
  render: (args) => (
    <Surface>
      <Timeline {...args} />
    </Surface>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Arrived: nothing is current or upcoming. */
export const Arrived: Story = {
  args: { events: underway.map((event) => ({ ...event, state: 'done', note: undefined })) },
};

/** Long texts, and a single event. */
export const States: Story = {
  args: {
    events: [
      {
        id: '1',
        title: 'Người bán đã nhận được đơn và đang chuẩn bị hàng, hàng đặt trước có thể lâu hơn vài ngày',
        state: 'current',
        time: '18 thg 11, 10:30',
        place: 'Kho trung chuyển Khu công nghiệp Vĩnh Lộc, đường Nguyễn Thị Tú, phường Bình Hưng Hòa B',
        note: 'Mã vận đơn VNPOST0199a8c25f3e7d108a442b6f9c0d1e55',
      },
    ],
  },
};
