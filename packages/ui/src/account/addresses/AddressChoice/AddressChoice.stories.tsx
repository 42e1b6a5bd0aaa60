import { AddressChoice } from '@mcy/ui/account/addresses';
import { useScreenTexts } from '@mcy/ui/i18n';
import { Screen } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { lansHome, lansOffice } from '../fixtures/addresses.ts';

function InScreen({ children }: { children: ReactNode }) {
  return (
    <Screen texts={useScreenTexts()} title="Đặt hàng">
      {children}
    </Screen>
  );
}

const addresses = [lansHome, lansOffice];

const meta = {
  title: 'Account/Addresses/AddressChoice',
  component: AddressChoice,
  decorators: [
    (Story) => (
      <InScreen>
        <Story />
      </InScreen>
    ),
  ],
  args: {
    addresses: { status: 'loaded', data: addresses },
    chosen: lansHome.address_id,
    onChoose: fn(),
    addHref: '/pages/user/address/add',
  },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi địa chỉ' }));
    const other = screen.getAllByRole('radio')[1];
    if (other === undefined) throw new Error('There is one address alone.');
    await userEvent.click(other);
    await expect(args.onChoose).toHaveBeenCalledWith(lansOffice.address_id);
  },
};

export const None: Story = { args: { addresses: { status: 'loaded', data: [] }, chosen: null } };
