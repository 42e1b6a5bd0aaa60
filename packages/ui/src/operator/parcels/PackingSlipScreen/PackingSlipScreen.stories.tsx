import { PackingSlipScreen } from '@mcy/ui/operator/parcels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { shopParcel } from '../fixtures/shopParcels.ts';

const meta = {
  title: 'Operator/Parcels/Screens/PackingSlip',
  component: PackingSlipScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { parcel: { status: 'loaded', data: shopParcel }, onPrint: fn(), onGoBack: fn() },
} satisfies Meta<typeof PackingSlipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { parcel: { status: 'loading' } } };
