import { formatMoney } from '@mcy/ui/i18n';
import { LineChart } from '@mcy/ui/patterns';
import { Stack, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { income } from '../fixtures/income.ts';

const meta = {
  title: 'Patterns/LineChart',
  component: LineChart,
  args: {
    label: 'Thu nhập bảy ngày qua',
    series: [
      { id: 'own', name: 'Bán hàng' },
      { id: 'friends', name: 'Bạn bè' },
    ],
    points: income,
    formatX: (day) => day.slice(5).split('-').toReversed().join('/'),
    formatValue: (value) => `${formatMoney(value)} xu`,
    formatAxis: (value) => (value === 0 ? '0' : `${(value / 1_000_000).toLocaleString('vi-VN')} tr`),
    summary: 'Thu nhập tuần này tăng một phần ba so với tuần trước.',
    texts: {
      x: 'Ngày',
      empty: 'Chưa có thu nhập nào trong bảy ngày qua.',
      loading: 'Đang tải biểu đồ',
      keys: 'Dùng phím mũi tên để xem từng ngày.',
    },
  },
  render: (args) => (
    <Surface>
      <LineChart {...args} />
    </Surface>
  ),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart library loads late; snapshots wait for it. */
const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('application');
};

/** Arrow keys move through the days and announce their figures. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: 'Thu nhập bảy ngày qua' });
    chart.focus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('14/11'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('15/11Bán hàng 980.000 xu'));
  },
};

export const Variants: Story = {
  play: drawn,
  render: (args) => (
    <Stack>
      <Surface>
        <LineChart {...args} />
      </Surface>
      <Surface>
        <LineChart {...args} series={args.series.slice(0, 1)} />
      </Surface>
    </Stack>
  ),
};

/** Empty; days without a value; four lines. */
export const States: Story = {
  play: drawn,
  render: (args) => (
    <Stack>
      <Surface>
        <LineChart {...args} points={[]} summary={undefined} />
      </Surface>
      <Surface>
        <LineChart
          {...args}
          summary={undefined}
          points={income.map((point, place) =>
            place === 3 ? { ...point, values: { own: null, friends: null } } : point,
          )}
        />
      </Surface>
      <Surface>
        <LineChart
          {...args}
          summary={undefined}
          series={['Cửa hàng', 'Hộp mù', 'Túi may mắn', 'Phòng quay thưởng'].map((name, place) => ({
            id: String(place),
            name,
          }))}
          points={income.map(({ x, values }) => ({
            x,
            values: Object.fromEntries(
              [0, 1, 2, 3].map((place) => [place, ((values['own'] ?? 0) * (4 - place)) / 4 + place * 90_000]),
            ),
          }))}
        />
      </Surface>
    </Stack>
  ),
};
