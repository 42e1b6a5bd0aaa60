import { PackingSlipScreen } from '@mcy/ui/operator/parcels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopParcel } from '../fixtures/shopParcels.ts';

const meta = {
  title: 'Operator/Parcels/Screens/PackingSlip',
  component: PackingSlipScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { parcel: { status: 'loaded', data: shopParcel }, onPrint: fn(), onGoBack: fn() },
} satisfies Meta<typeof PackingSlipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { parcel: { status: 'loading' } } };
