import { ShopParcelsScreen } from '@mcy/ui/operator/parcels';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopParcelRow } from '../fixtures/shopParcels.ts';

const meta = {
  title: 'Operator/Parcels/Screens/ShopParcels',
  component: ShopParcelsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    parcels: loadedPage([shopParcelRow]),
    state: 'packing',
    onChooseState: fn(),
    links: { mine: '/mine', parcel: (parcel_id) => `/parcel/${parcel_id}`, shipMany: '/ship' },
  },
} satisfies Meta<typeof ShopParcelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /100128/ })).toHaveAttribute('href', '/parcel/p1');
    await expect(canvas.getByRole('link', { name: 'Gửi nhiều kiện' })).toHaveAttribute('href', '/ship');
  },
};

export const Loading: Story = { args: { parcels: { status: 'loading' } } };

export const Empty: Story = { args: { parcels: loadedPage([]) } };
