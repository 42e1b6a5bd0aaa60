import { Ticker } from '@mcy/ui/patterns';
import { Link } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const wins = [
  { id: '1', player: 'Ng***n', prize: 'Mèo Phi Hành Gia mạ vàng' },
  { id: '2', player: 'Tr***h', prize: 'Thỏ Nguyệt dạ quang' },
  { id: '3', player: 'Ph***g', prize: 'Gấu Bạc Hà tí hon' },
];

const meta = {
  title: 'Patterns/Ticker',
  component: Ticker,
  args: {
    label: 'Vừa trúng',
    items: wins.map(({ id, player, prize }) => ({
      id,
      content: (
        <Link href={`/pages/box/detail?pool_id=${id}`} tone="inherit">
          {player} vừa trúng {prize}
        </Link>
      ),
    })),
    pauseLabel: 'Dừng tin vừa trúng',
    playLabel: 'Chạy tin vừa trúng',
  },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    // Motion is off in tests, so it has to be started.
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy tin vừa trúng' }));
    await expect(canvas.getByRole('button', { name: 'Dừng tin vừa trúng' })).toBeVisible();
  },
};

export const Variants: Story = {};

export const States: Story = {
  args: {
    items: [
      { id: '1', content: 'Một người chơi có tên rất dài vừa trúng một món có tên còn dài hơn thế nữa, dài mãi' },
    ],
  },
};
