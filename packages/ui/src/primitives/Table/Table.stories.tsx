import { Badge, Money, Table, type TableColumn, type TableSort } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

interface Sale {
  id: string;
  toy: string;
  buyer: string;
  price: number;
  fee: number;
  state: 'shipped' | 'waiting';
  day: string;
}

const sales: readonly Sale[] = [
  {
    id: 's1',
    toy: 'Mèo thần tài dạ quang',
    buyer: 'Ngọc Lan',
    price: 1250000,
    fee: 3300,
    state: 'shipped',
    day: '20/11/2026',
  },
  {
    id: 's2',
    toy: 'Rồng đêm Sài Gòn phiên bản kỷ niệm mười năm',
    buyer: 'Đỗ Văn Đức',
    price: 89000,
    fee: 3300,
    state: 'waiting',
    day: '19/11/2026',
  },
  { id: 's3', toy: 'Cáo tuyết', buyer: 'Tường Vy', price: 450000, fee: 3300, state: 'shipped', day: '17/11/2026' },
];

const stateNames = { shipped: 'Đã giao', waiting: 'Chờ lấy hàng' } as const;

type Key = 'toy' | 'buyer' | 'day' | 'state' | 'fee' | 'price';

const columns: readonly TableColumn<Sale, Key>[] = [
  { key: 'toy', header: 'Món', cell: (sale) => sale.toy, rowHeader: true },
  { key: 'buyer', header: 'Người mua', cell: (sale) => sale.buyer },
  { key: 'day', header: 'Ngày bán', cell: (sale) => sale.day, sortable: true },
  {
    key: 'state',
    header: 'Trạng thái',
    align: 'center',
    cell: (sale) => (
      <Badge size="small" tone={sale.state === 'shipped' ? 'positive' : 'caution'}>
        {stateNames[sale.state]}
      </Badge>
    ),
  },
  { key: 'fee', header: 'Phí dịch vụ', cell: (sale) => <Money amount={sale.fee} label="xu" />, numeric: true },
  {
    key: 'price',
    header: 'Giá bán',
    cell: (sale) => <Money amount={sale.price} label="xu" />,
    numeric: true,
    sortable: true,
  },
];

function SalesTable({
  rows = sales,
  ...looks
}: {
  rows?: readonly Sale[];
  stacked?: boolean;
  stickyHeader?: boolean;
  loading?: boolean;
  captionHidden?: boolean;
}) {
  const [sort, setSort] = useState<TableSort<Key> | null>({ key: 'day', direction: 'descending' });
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = rows.toSorted((one, other) =>
    sort?.key === 'price' ? sign * (one.price - other.price) : sign * one.day.localeCompare(other.day),
  );
  return (
    <Table
      {...looks}
      caption="Hàng đã bán tháng 11"
      columns={columns}
      rows={sorted}
      rowKey={(sale) => sale.id}
      emptyText="Tháng này bạn chưa bán món nào."
      sort={sort}
      onSort={setSort}
    />
  );
}

const meta = {
  title: 'Primitives/Table',
  component: SalesTable,
} satisfies Meta<typeof SalesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Stacked: Story = { args: { stacked: true } };

export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    rows: Array.from({ length: 8 }, (_, round) => sales.map((sale) => ({ ...sale, id: `${sale.id}-${round}` }))).flat(),
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], loading: true } };

/** A click on a heading sorts ascending, another one descending. */
export const SortsByHeading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('columnheader', { name: 'Giá bán' });
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Rồng đêm');
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Mèo thần tài');
  },
};
