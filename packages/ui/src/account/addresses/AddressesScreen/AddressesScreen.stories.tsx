import { AddressesScreen } from '@mcy/ui/account/addresses';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { lansHome, lansOffice, longAddress } from '../fixtures/addresses.ts';

const meta = {
  title: 'Account/Addresses/Screens/Addresses',
  component: AddressesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    addresses: { status: 'loaded', data: [lansHome, lansOffice] },
    most: 20,
    links: {
      mine: '/pages/index/mine',
      add: '/pages/user/address/add',
      edit: (address_id) => `/pages/user/address/edit?address_id=${address_id}`,
      map: ({ latitude, longitude }) => `/pages/system/open-location?latitude=${latitude}&longitude=${longitude}`,
    },
    onMakeDefault: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof AddressesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Empty: Story = { args: { addresses: { status: 'loaded', data: [] } } };

export const Loading: Story = { args: { addresses: { status: 'loading' } } };

/** The longest addresses, in a full address book. */
export const LongNames: Story = {
  args: { addresses: { status: 'loaded', data: [lansHome, longAddress, lansOffice] }, most: 3 },
};

/** Asks before deleting. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /xóa.*lan nguyễn|删除lan nguyễn|delete.*lan nguyễn/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/5 Đội Cấn/);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { addresses: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
