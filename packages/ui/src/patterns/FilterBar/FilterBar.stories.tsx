import { FilterBar, type FilterChoice, type FilterGroup, NavBar } from '@mcy/ui/patterns';
import { Inset, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

type Kind = 'figure' | 'plush' | 'model' | 'card' | null;
type Order = 'newest' | 'cheapest' | 'dearest';

const kinds: readonly { value: Kind; label: string }[] = [
  { value: null, label: 'Tất cả' },
  { value: 'figure', label: 'Mô hình' },
  { value: 'plush', label: 'Thú bông' },
  { value: 'model', label: 'Lắp ráp' },
  { value: 'card', label: 'Thẻ sưu tầm' },
];
const orders: readonly { value: Order; label: string }[] = [
  { value: 'newest', label: 'Mới nhất' },
  { value: 'cheapest', label: 'Giá thấp trước' },
  { value: 'dearest', label: 'Giá cao trước' },
];
const groups: readonly FilterGroup[] = [
  {
    id: 'state',
    label: 'Tình trạng',
    options: [
      { value: 'new', label: 'Nguyên hộp' },
      { value: 'opened', label: 'Đã mở' },
      { value: 'used', label: 'Đã trưng bày' },
    ],
    multiple: true,
  },
  {
    id: 'price',
    label: 'Giá',
    options: [
      { value: 'low', label: 'Dưới 200.000' },
      { value: 'mid', label: '200.000 đến 500.000' },
      { value: 'high', label: 'Trên 500.000' },
    ],
  },
];
const texts = {
  open: 'Lọc',
  chosen: (count: number) => `đã chọn ${count}`,
  title: 'Bộ lọc',
  apply: 'Áp dụng',
  reset: 'Đặt lại',
  close: 'Đóng bộ lọc',
};

interface ToysProps {
  parts?: readonly ('chips' | 'sort' | 'filters')[];
  chosen?: FilterChoice;
  onApply?: (chosen: FilterChoice) => void;
}

/** The bar with its state, as a page keeps it. */
function Toys({ parts = ['chips', 'sort', 'filters'], chosen: initial = {}, onApply }: ToysProps) {
  const [kind, setKind] = useState<Kind>(null);
  const [order, setOrder] = useState<Order>('newest');
  const [chosen, setChosen] = useState(initial);
  function apply(next: FilterChoice) {
    setChosen(next);
    onApply?.(next);
  }
  return (
    <FilterBar
      label="Lọc và sắp xếp đồ chơi"
      {...(parts.includes('chips') && {
        chips: { label: 'Loại', options: kinds, value: kind, onValueChange: setKind },
      })}
      {...(parts.includes('sort') && {
        sort: { label: 'Sắp xếp', options: orders, value: order, onValueChange: setOrder },
      })}
      {...(parts.includes('filters') && { filters: { groups, chosen, onApply: apply, texts } })}
    />
  );
}

const meta = {
  title: 'Patterns/FilterBar',
  component: Toys,
  parameters: { layout: 'fullscreen' },
  args: { onApply: fn() },
  decorators: [
    (Story) => (
      <>
        <NavBar title="Chợ đồ chơi" />
        <Inset>
          <Story />
        </Inset>
      </>
    ),
  ],
} satisfies Meta<typeof Toys>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choose in the sheet, apply, and the button counts. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Nguyên hộp' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Dưới 200.000' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Áp dụng' }));
    await expect(args.onApply).toHaveBeenCalledWith({ state: ['new'], price: ['low'] });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Lọc.*đã chọn 2/ })).toHaveFocus());
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Toys />
      <Toys chosen={{ state: ['new', 'opened'], price: ['low'] }} />
      <Toys parts={['sort', 'filters']} chosen={{ state: ['new'] }} />
      <Toys parts={['chips']} />
    </Stack>
  ),
};

export const Filters: Story = {
  args: { chosen: { state: ['new', 'opened'], price: ['mid'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lọc.*đã chọn 3/ }));
    await expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeInTheDocument();
  },
};

/** Sticks below the page's bar over a long list. */
export const Sticky: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack space="small">
      <Toys {...args} />
      {Array.from({ length: 20 }, (_, place) => (
        <Surface key={place}>
          <Text>Món số {place + 1}</Text>
        </Surface>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sắp xếp: Mới nhất' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Giá thấp trước' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sắp xếp: Giá thấp trước' })).toHaveFocus());
  },
};
