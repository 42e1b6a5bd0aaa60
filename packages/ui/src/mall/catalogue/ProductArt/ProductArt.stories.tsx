import { ProductArt } from '@mcy/ui/mall/catalogue';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Mall/Catalogue/ProductArt',
  component: ProductArt,
  args: { category: 'figure', image: '/art/toys/shy-shark.webp', alt: 'Cá mập Nhút Nhát' },
} satisfies Meta<typeof ProductArt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A figure, a charm, a print and a case; all else is shown as a figure. */
export const Variants: Story = {
  render: (args) => (
    <Grid columns={{ phone: 2, tablet: 3 }}>
      {['figure', 'keychain', 'poster', 'display'].map((category) => (
        <ProductArt key={category} {...args} category={category} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Cá mập Nhút Nhát' })).toHaveLength(4);
  },
};

export const States: Story = { args: { category: 'poster', dimmed: true } };
