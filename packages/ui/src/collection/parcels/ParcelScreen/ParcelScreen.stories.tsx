import { ParcelScreen } from '@mcy/ui/collection/parcels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import {
  address,
  cancelledParcel,
  otherAddress,
  paidParcel,
  receivedParcel,
  shippedParcel,
} from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/Screens/Parcel',
  component: ParcelScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    parcel: { status: 'loaded', data: shippedParcel },
    addresses: [address, otherAddress],
    onReceive: fn(async () => {}),
    onCancel: fn(async () => {}),
    onChangeAddress: fn(async () => {}),
    links: { parcels: '/parcels', addAddress: '/add', claim: '/claim', pickUps: '/record' },
  },
} satisfies Meta<typeof ParcelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On its way: its player confirms that it arrived. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đã nhận được hàng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đã nhận được hàng' }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};

/** Waits to be packed: it can be canceled, and go elsewhere. */
export const Waiting: Story = {
  args: { parcel: { status: 'loaded', data: paidParcel } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi địa chỉ' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Trần Thu Hà/ }));
    await expect(args.onChangeAddress).toHaveBeenCalledWith(otherAddress.address_id);
  },
};

/** Received by itself. */
export const Received: Story = { args: { parcel: { status: 'loaded', data: receivedParcel } } };

/** Its fee came back. */
export const Cancelled: Story = {
  args: { parcel: { status: 'loaded', data: { ...cancelledParcel, fee: 30_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30.000 xu phí gửi đã trở lại số dư của bạn.')).toBeVisible();
  },
};

export const Loading: Story = { args: { parcel: { status: 'loading' } } };
