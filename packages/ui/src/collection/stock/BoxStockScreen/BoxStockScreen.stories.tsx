import { BoxStockScreen } from '@mcy/ui/collection/stock';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { finiteStock, infiniteStock, soldOutStock } from '../fixtures/boxStock.ts';

const meta = {
  title: 'Collection/Stock/Screens/BoxStock',
  component: BoxStockScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    stock: { status: 'loaded', data: finiteStock },
    onGoBack: fn(),
    links: { pool: (pool_id) => `/pages/box/detail?pool_id=${pool_id}` },
  },
} satisfies Meta<typeof BoxStockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both counts of the box, and of each prize. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giải nào cũng đang có hàng chờ')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Từng giải một' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[2]).toHaveTextContent('Giải CBướm Than HồngCả kho có 24 món này9Còn trong hộp9Đã giữ');
  },
};

export const Infinite: Story = { args: { stock: { status: 'loaded', data: infiniteStock } } };

/** The scarcest prize covers few draws. */
export const Restocking: Story = {
  args: { stock: { status: 'loaded', data: { ...infiniteStock, covered: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kho đang nhập thêm, hộp tạm mở được ít lượt')).toBeVisible();
  },
};

export const SoldOut: Story = { args: { stock: { status: 'loaded', data: soldOutStock } } };

export const Loading: Story = { args: { stock: { status: 'loading' } } };
