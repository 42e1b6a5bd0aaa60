import { PickUpRecordScreen } from '@mcy/ui/collection/parcels';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parcelRows } from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/Screens/PickUpRecord',
  component: PickUpRecordScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    parcels: loadedPage(parcelRows.map((parcel) => ({ ...parcel, state: 'received' as const }))),
    links: { back: '/mine', parcel: (parcel_id) => `/parcel/${parcel_id}`, parcels: '/parcels' },
  },
} satisfies Meta<typeof PickUpRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /100128/ })).toHaveAttribute('href', '/parcel/p1');
  },
};

export const Loading: Story = { args: { parcels: { status: 'loading' } } };

export const Empty: Story = { args: { parcels: loadedPage([]) } };
