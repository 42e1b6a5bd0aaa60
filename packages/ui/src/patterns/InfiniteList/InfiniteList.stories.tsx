import { InfiniteList, type InfiniteListProps, ListRow } from '@mcy/ui/patterns';
import { Image, Money, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

interface Toy {
  id: string;
  name: string;
  value: number;
}

const page = (first: number): readonly Toy[] =>
  Array.from({ length: 6 }, (_, place) => ({
    id: String(first + place),
    name: `Mèo Phi Hành Gia số ${first + place}`,
    value: 120000 + (first + place) * 1000,
  }));

const meta = {
  title: 'Patterns/InfiniteList',
  component: InfiniteList<Toy>,
  args: {
    label: 'Món đã trúng',
    rows: page(1),
    rowKey: (toy) => toy.id,
    hasMore: true,
    loadingMore: false,
    onLoadMore: fn(),
    loadMoreLabel: 'Xem thêm',
    retryLabel: 'Thử lại',
    loadingLabel: 'Đang tải',
    children: (toy) => (
      <Surface space="none">
        <ListRow
          href={`/pages/box/goods_detail?prize_id=${toy.id}`}
          leading={<Image src={toys.cat} alt="" width={48} height={48} priority />}
          title={toy.name}
          trailing={<Money amount={toy.value} label="xu" />}
        />
      </Surface>
    ),
  },
} satisfies Meta<typeof InfiniteList<Toy>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loads more near its end; three pages. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <ReadingOn {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mèo Phi Hành Gia số 12')).toBeInTheDocument();
  },
};

function ReadingOn(args: InfiniteListProps<Toy>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <InfiniteList
      {...args}
      rows={rows}
      hasMore={rows.length < 18}
      onLoadMore={() => setRows([...rows, ...page(rows.length + 1)])}
    />
  );
}

export const Variants: Story = {
  args: {
    layout: 'tiles',
    children: (toy) => (
      <Surface variant="stage" space="small">
        <Image src={toys.rabbit} alt="" ratio="square" fit="contain" priority />
        <Text weight="medium" lines={2}>
          {toy.name}
        </Text>
      </Surface>
    ),
  },
};

export const LoadingMore: Story = { args: { loadingMore: true } };

/** The next page failed: the reason and a retry. */
export const MoreFailed: Story = { args: { moreFailed: 'Lỗi mạng, vui lòng tải lại' } };

/** Of a thousand rows, only those near the window are rendered; each announces its position. */
export const Long: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: Array.from({ length: 1000 }, (_, place) => page(place + 1)[0]).filter((toy) => toy !== undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(Number(canvas.getAllByRole('listitem')[0]?.ariaPosInSet)).toBeGreaterThan(50));
    window.scrollTo(0, 0);
  },
};

export const Complete: Story = { args: { hasMore: false } };
