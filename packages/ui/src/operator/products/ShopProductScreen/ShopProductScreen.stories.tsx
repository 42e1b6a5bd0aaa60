import { ShopProductScreen } from '@mcy/ui/operator/products';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { shopDraft, shopPreSale, shopProduct } from '../fixtures/shopProducts.ts';

const meta = {
  title: 'Operator/Products/Screens/ShopProduct',
  component: ShopProductScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    detail: { status: 'loaded', data: shopProduct },
    task: null,
    form: (task) => <Text>{task}</Text>,
    onBegin: fn(),
    onClose: fn(),
    links: {
      products: '/operator/products',
      edit: '/edit',
      addVariant: '/add',
      editVariant: (variant_id) => `/variant/${variant_id}`,
      units: (variant_id) => `/units/${variant_id}`,
      inShop: '/shop',
    },
  },
} satisfies Meta<typeof ShopProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is sold, from where its units come, and who changed what for which reason. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('290.000 xu, 20/11/2026 – 26/11/2026')).toBeVisible();
    await expect(canvas.getByText('Giảm giá tuần lễ biển')).toBeVisible();
    const units = canvas.getByRole('link', { name: 'Hàng trên kệ của Cỡ lớn 40 cm' });
    await expect(units).toHaveAttribute('href', `/units/${shopProduct.variants[1]?.variant_id ?? ''}`);
    await expect(canvas.getByRole('link', { name: 'Xem trong gian hàng' })).toHaveAttribute('href', '/shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng bán' }));
    await expect(args.onBegin).toHaveBeenCalledWith('unlist');
  },
};

/** It cannot go on sale before it has a variant. */
export const Draft: Story = {
  args: { detail: { status: 'loaded', data: shopDraft } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mở bán' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Thêm phân loại' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Xem trong gian hàng' })).toBeNull();
  },
};

export const PreSale: Story = {
  args: { detail: { status: 'loaded', data: shopPreSale } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cọc 80.000 xu, thanh toán 10\/12\/2026 – 19\/12\/2026/)).toBeVisible();
  },
};

/** The form of a task, in a sheet that says what follows. */
export const Listing: Story = {
  args: { task: 'list' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('list')).toBeVisible());
  },
};

export const Loading: Story = { args: { detail: { status: 'loading' } } };
