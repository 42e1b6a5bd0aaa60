import { MallScreen } from '@mcy/ui/mall/catalogue';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { links } from '../fixtures/links.ts';
import { figure, mall } from '../fixtures/products.ts';

const meta = {
  title: 'Mall/Catalogue/Screens/Mall',
  component: MallScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { load: loaded(mall), corner: null, links },
} satisfies Meta<typeof MallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything leads on: search, a category, a product. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Tìm thú bông/ })).toHaveAttribute('href', links.search);
    await expect(canvas.getByRole('link', { name: /^Thú bông 9 sản phẩm/ })).toHaveAttribute(
      'href',
      links.found({ kind: 'product', category: 'plush' }),
    );
    await expect(canvas.getByRole('link', { name: /Giảm 20%.*Nàng tiên cá/ })).toHaveAttribute(
      'href',
      links.product(figure.product_id),
    );
  },
};

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = { args: { load: loaded({ categories: [], on_sale: [], pre_sale: [], newest: [] }) } };

export const Failed: Story = { args: { load: failed } };
