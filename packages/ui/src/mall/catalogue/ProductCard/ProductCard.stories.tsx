import { ProductCard } from '@mcy/ui/mall/catalogue';
import { Badge, Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { figure, goneSet, plush, poster } from '../fixtures/products.ts';

const meta = {
  title: 'Mall/Catalogue/ProductCard',
  component: ProductCard,
  args: { goods: figure, href: links.product(figure.product_id) },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A figure on sale, plush from a price, a print on pre-sale, and something that is no product. */
export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }} space="small">
      {[figure, plush, { ...poster, pre_sale: true }].map((goods) => (
        <ProductCard key={goods.product_id} goods={goods} href={links.product(goods.product_id)} />
      ))}
      <ProductCard
        goods={{ ...figure, category: null, price: null, list_price: null }}
        href={links.box('box')}
        kind={<Badge size="small">Giải trong hộp</Badge>}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [onSale, , , found] = canvas.getAllByRole('link');
    await expect(onSale).toHaveTextContent('Giảm 20%');
    await expect(onSale).toHaveTextContent('780.000');
    await expect(found).not.toHaveTextContent('624.000');
  },
};

/** Out of stock, and a name of three lines. */
export const States: Story = {
  args: { goods: { ...goneSet, name: `${goneSet.name} phiên bản giới hạn mừng trăng rằm` } },
};
