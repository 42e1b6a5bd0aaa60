import { ProductsScreen } from '@mcy/ui/operator/products';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { shopProductRows } from '../fixtures/shopProducts.ts';

const meta = {
  title: 'Operator/Products/Screens/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    products: loadedPage(shopProductRows),
    shown: 'all',
    q: '',
    onShow: fn(),
    onSearch: fn(),
    links: {
      desk: '/operator',
      all: '/operator/products',
      create: '/operator/product_new',
      product: (product_id) => `/operator/product?product_id=${product_id}`,
    },
  },
} satisfies Meta<typeof ProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is on sale and what is not, with prices and units; those with few units say so. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Sản phẩm của gian hàng' })).getAllByRole('link');
    await expect(rows[0]).toHaveTextContent('290.000 đến 1.250.000 xu');
    await expect(rows[0]).toHaveTextContent('1 phân loại sắp hết');
    await expect(rows[1]).toHaveTextContent('Đặt trước');
    await expect(rows[2]).toHaveTextContent('Chưa có phân loại');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sắp hết' }));
    await expect(args.onShow).toHaveBeenCalledWith('low');
    await userEvent.type(canvas.getByRole('combobox'), 'cá');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('cá'));
  },
};

export const Loading: Story = { args: { products: { status: 'loading' } } };

export const Empty: Story = { args: { products: loadedPage([]) } };

export const NothingLow: Story = { args: { shown: 'low', products: loadedPage([]) } };

export const NothingFound: Story = { args: { q: 'gấu', products: loadedPage([]) } };

export const Failed: Story = {
  args: { products: { status: 'failed', message: 'Bạn không có quyền dùng chức năng này.', onRetry: fn() } },
};
