import { ParcelsScreen } from '@mcy/ui/collection/parcels';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { parcelRows } from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/Screens/Parcels',
  component: ParcelsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    parcels: loadedPage([...parcelRows]),
    stage: 'open',
    onChooseStage: fn(),
    links: { back: '/mine', parcel: (parcel_id) => `/parcel/${parcel_id}`, send: '/send' },
  },
} satisfies Meta<typeof ParcelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /100128/ })).toHaveAttribute('href', '/parcel/p1');
    await userEvent.click(canvas.getByRole('radio', { name: 'Đã hủy' }));
    await expect(args.onChooseStage).toHaveBeenCalledWith('cancelled');
  },
};

export const Loading: Story = { args: { parcels: { status: 'loading' } } };

export const Empty: Story = { args: { parcels: loadedPage([]) } };
