import { StockScreen } from '@mcy/ui/operator/stock';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { stockRows } from '../fixtures/stock.ts';

const meta = {
  title: 'Operator/Stock/Screens/Stock',
  component: StockScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    stock: loadedPage(stockRows),
    shown: 'all',
    q: '',
    onShow: fn(),
    onSearch: fn(),
    links: {
      desk: '/operator',
      all: '/operator/stock?shown=all',
      toy: (toy_id) => `/operator/stock_detail?toy_id=${toy_id}`,
    },
  },
} satisfies Meta<typeof StockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fewest free units first; those that run low stand out. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Các mẫu trong kho' })).getAllByRole('link');
    await expect(rows[0]).toHaveTextContent('Trong kho 52 · đã giữ 50');
    await expect(rows[0]).toHaveTextContent('Khả dụng 2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sắp hết' }));
    await expect(args.onShow).toHaveBeenCalledWith('low');
  },
};

export const Empty: Story = { args: { shown: 'low', stock: loadedPage([]) } };

export const NothingFound: Story = { args: { q: 'gấu', stock: loadedPage([]) } };

export const Loading: Story = { args: { stock: { status: 'loading' } } };
