import { MallSeriesScreen } from '@mcy/ui/mall/catalogue';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loaded, loading } from '../fixtures/loads.ts';
import { links } from '../fixtures/links.ts';
import { mallSeries } from '../fixtures/products.ts';

const meta = {
  title: 'Mall/Catalogue/Screens/MallSeries',
  component: MallSeriesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { load: loaded(mallSeries), order: 'shop', links },
} satisfies Meta<typeof MallSeriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A series without products leads to its boxes alone, and the other way round. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Mua lẻ' })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'Mở hộp' })).toHaveLength(2);
    await expect(canvas.getByText('16 sản phẩm · 4 hộp mù')).toBeVisible();
  },
};

export const Popular: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: 'popular' },
};

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = { args: { load: loaded([]) } };
