import { ProductScreen } from '@mcy/ui/mall/catalogue';
import { WishButton } from '@mcy/ui/mall/wishlist';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { links } from '../fixtures/links.ts';
import { preSale, product, soldOut } from '../fixtures/products.ts';

const meta = {
  title: 'Mall/Catalogue/Screens/Product',
  component: ProductScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded(product),
    onGoBack: fn(),
    onShare: fn(async () => {}),
    onSaleEnd: fn(),
    onAddToCart: fn(async () => {}),
    corner: null,
    whenBack: <WishButton wide wished={false} onChange={fn(async () => {})} />,
    reviews: null,
    links,
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Another version has another price, picture and count; one that is out of stock says so. */
export const Versions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Chỉ còn 3 món')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ánh ngọc trai' }));
    await expect(canvas.getByRole('button', { name: 'Ánh ngọc trai' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Còn 12 món')).toBeVisible();
    await expect(canvas.getByText('1.053.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ảnh 2' }));
    await expect(canvas.getByRole('button', { name: 'Ảnh 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cỡ lớn 40 cm, hết hàng' }));
    await expect(canvas.getByText(/Phân loại này đã hết/)).toBeVisible();
  },
};

export const PreSale: Story = { args: { load: loaded(preSale) } };

/** Instead of an order, a notice when it is back; a sale that nobody can use has no countdown. */
export const SoldOut: Story = {
  args: { load: loaded(soldOut) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Báo tôi khi có hàng' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thêm vào giỏ' })).toBeNull();
  },
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = { args: { load: failed } };
