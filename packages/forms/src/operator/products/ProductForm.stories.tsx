import type { ProductParts, ShopProduct } from '@mcy/api/operator/products/contract';
import { ProductForm } from '@mcy/forms/operator/products';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const parts: ProductParts = {
  series: [{ series_id: '0193a0c0-0000-7000-8000-000000000001', name: 'Biển Nước Mắt' }],
  toys: [{ toy_id: '0193a0c0-0000-7000-8000-000000000002', name: 'Ốc Không Vội', free: 60 }],
};

const product: ShopProduct = {
  product_id: '0193a0c0-0000-7000-8000-000000000003',
  version: 3,
  series_id: '0193a0c0-0000-7000-8000-000000000001',
  series_name: 'Biển Nước Mắt',
  toy: null,
  category: 'plush',
  name: 'Cá mập Nhút Nhát',
  names: { vn: 'Cá mập Nhút Nhát', zh: '害羞鲨鱼', en: 'Shy Shark' },
  descriptions: { vn: 'Mềm và ấm.', zh: '柔软温暖。', en: 'Soft and warm.' },
  photos: ['/art/toys/shy-shark.webp', '/art/toys/moon-jelly.webp'],
  video: null,
  shipping_fee: 30_000,
  cod_allowed: false,
  limit_per_buyer: null,
  deposit: 80_000,
  pays_from: '2026-12-09T17:00:00.000Z',
  pays_until: '2026-12-19T17:00:00.000Z',
  listed_at: null,
  variants: [],
  log: [],
};

const meta = {
  title: 'Forms/Operator/Products/Product',
  component: ProductForm,
  args: { parts, product: null, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof ProductForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done while something is missing. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu sản phẩm' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It keeps what is there: photos by their address, and the days of the pre-sale, the last one included. */
export const Changing: Story = {
  args: { product },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Sửa mô tả');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu sản phẩm' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        version: 3,
        photos: product.photos,
        toy_id: null,
        limit_per_buyer: 0,
        deposit: 80_000,
        pays_from: '2026-12-10',
        pays_until: '2026-12-19',
      }),
    );
  },
};

/** A pre-sale is paid ahead: it cannot be paid on delivery too. */
export const Refused: Story = {
  args: { product },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /thanh toán khi giao/ }));
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Mở COD');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu sản phẩm' }));
    await expect(canvas.getByLabelText(/Tiền cọc/)).toHaveAccessibleDescription(/không thu tiền khi nhận/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
