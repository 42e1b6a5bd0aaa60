import { NavBar, RankList, type RankRow } from '@mcy/ui/patterns';
import { Inset, Money, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

const names = ['Ngọc Lan', 'Bảo Trân', 'Minh Khôi', 'Gia Hân', 'Quốc Anh', 'Thảo My', 'Đức Huy', 'Khánh Linh'];
const pictures = [toys.cat, toys.rabbit, toys.bear, null];

function rowsOf(count: number): readonly RankRow[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    rank: place + 1,
    name: names[place % names.length] ?? '',
    avatar: pictures[place % pictures.length],
    value: <Money amount={Math.round(9_600_000 / (place + 2))} label="xu" />,
    href: `/pages/user/home?id=${place + 1}`,
  }));
}

const own: RankRow = {
  id: 'own',
  rank: 583,
  name: 'Hải Đăng',
  description: 'Còn 12.000 xu để vào hạng 500',
  value: <Money amount={84_000} label="xu" />,
};

const meta = {
  title: 'Patterns/RankList',
  component: RankList,
  args: {
    label: 'Bảng xếp hạng chi tiêu',
    rows: rowsOf(8),
    own,
    texts: { rank: (rank) => `Hạng ${rank}`, unranked: 'Chưa có hạng', own: 'Bạn' },
  },
  render: (args) => (
    <Surface space="none" radius="standard">
      <RankList {...args} />
    </Surface>
  ),
} satisfies Meta<typeof RankList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Shared ranks, unranked, long names and large figures. */
export const States: Story = {
  args: {
    rows: [
      {
        id: '1',
        rank: 1,
        name: 'Công Tằng Tôn Nữ Hoàng Thị Thanh Thủy',
        value: <Money amount={9_999_999_999} label="xu" />,
      },
      { id: '2', rank: 2, name: 'Mộtcáitênrấtdàikhôngcókhoảngtrắngnàocả', value: '1.200 điểm' },
      { id: '3', rank: 2, name: 'Bảo Trân', value: '1.200 điểm' },
      { id: '4', rank: 4, name: 'Minh Khôi', value: '900 điểm' },
    ],
    own: { id: 'own', rank: null, name: 'Hải Đăng', value: '0 điểm' },
  },
};

/** Far down the list: it sticks to the bottom of the window until its place is reached. */
export const OwnRowOutOfView: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { rows: rowsOf(30), own: { ...own, id: '24', rank: 24, href: '/pages/user/home?id=24' } },
  render: (args) => (
    <>
      <NavBar title="Bảng xếp hạng" />
      <Inset>
        <RankList {...args} />
      </Inset>
    </>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Hạng 24/ });
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
