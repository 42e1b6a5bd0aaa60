import { ShopParcelScreen } from '@mcy/ui/operator/parcels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopParcel } from '../fixtures/shopParcels.ts';

const meta = {
  title: 'Operator/Parcels/Screens/ShopParcel',
  component: ShopParcelScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    parcel: { status: 'loaded', data: shopParcel },
    onPack: fn(async () => {}),
    forms: { ship: <p>Biểu mẫu gửi</p>, track: <p>Biểu mẫu theo dõi</p>, cancel: <p>Biểu mẫu hủy</p> },
    onGoBack: fn(),
    links: { slip: '/slip' },
  },
} satisfies Meta<typeof ShopParcelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu đóng gói' }));
    await expect(args.onPack).toHaveBeenCalledOnce();
  },
};

/** Being packed: the slip and the carrier. */
export const Packing: Story = { args: { parcel: { status: 'loaded', data: { ...shopParcel, state: 'packing' } } } };

/** Nothing is left to do. */
export const Ended: Story = { args: { parcel: { status: 'loaded', data: { ...shopParcel, state: 'received' } } } };

export const Loading: Story = { args: { parcel: { status: 'loading' } } };
