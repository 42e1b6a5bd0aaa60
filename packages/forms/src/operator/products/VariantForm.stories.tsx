import type { ShopVariant } from '@mcy/api/operator/products/contract';
import { VariantForm } from '@mcy/forms/operator/products';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const product = { product_id: '0193a0c0-0000-7000-8000-000000000003', version: 3 };
const toy = { toy_id: '0193a0c0-0000-7000-8000-000000000002', name: 'Ốc Không Vội' };

const variant: ShopVariant = {
  variant_id: '0193a0c0-0000-7000-8000-000000000004',
  names: { vn: 'Cỡ nhỏ', zh: '小号', en: 'Small' },
  name: 'Cỡ nhỏ',
  photos: [],
  price: 150_000,
  sale_price: 120_000,
  sale_from: '2026-11-19T17:00:00.000Z',
  sale_until: '2026-11-26T17:00:00.000Z',
  toy,
  on_hand: 12,
  low: false,
};

const meta = {
  title: 'Forms/Operator/Products/Variant',
  component: VariantForm,
  args: { product, toys: [{ ...toy, free: 60 }], variant: null, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof VariantForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its units come from the warehouse or are the mall's own: that is chosen once. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /Lấy hàng từ kho/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu phân loại' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A variant keeps its toy; a sale is below the price. */
export const Changing: Story = {
  args: { variant },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /Lấy hàng từ kho/ })).toBeDisabled();
    const price = canvas.getByLabelText(/Giá bán/);
    await userEvent.clear(price);
    await userEvent.type(price, '100000');
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Giá mới');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu phân loại' }));
    await expect(canvas.getByLabelText(/Giá giảm/)).toHaveAccessibleDescription(/phải thấp hơn giá bán/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(price, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu phân loại' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        price: 1_000_000,
        sale_from: '2026-11-20',
        sale_until: '2026-11-26',
        toy_id: toy.toy_id,
      }),
    );
  },
};
