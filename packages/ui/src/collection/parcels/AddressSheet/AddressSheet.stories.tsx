import { AddressSheet } from '@mcy/ui/collection/parcels';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { address, otherAddress } from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/AddressSheet',
  component: AddressSheet,
  args: {
    children: <Button>Đổi địa chỉ</Button>,
    addresses: [address, otherAddress],
    chosen: address.address_id,
    onChoose: fn(),
    addHref: '/add',
  },
} satisfies Meta<typeof AddressSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Choosing closes it. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi địa chỉ' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Trần Thu Hà/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(otherAddress.address_id);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
