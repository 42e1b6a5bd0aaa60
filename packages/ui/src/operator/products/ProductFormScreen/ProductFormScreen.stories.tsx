import { ProductFormScreen } from '@mcy/ui/operator/products';
import { Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Operator/Products/Screens/ProductForm',
  component: ProductFormScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    about: 'create',
    form: { status: 'loaded', data: <Text>ProductForm</Text> },
    links: { back: '/operator/products' },
  },
} satisfies Meta<typeof ProductFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ProductForm')).toBeVisible();
  },
};

export const Loading: Story = { args: { about: 'product.addVariant', form: { status: 'loading' } } };
