import { AddressCard } from '@mcy/ui/account/addresses';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lansHome, lansOffice, longAddress } from '../fixtures/addresses.ts';

const meta = {
  title: 'Account/Addresses/AddressCard',
  component: AddressCard,
  args: {
    address: lansOffice,
    links: { edit: '/pages/user/address/edit', map: null },
    onMakeDefault: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
  render: (args) => (
    <Stack role="list">
      <AddressCard {...args} />
    </Stack>
  ),
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The default with a pin, another one, and the longest possible. */
export const Variants: Story = {
  render: (args) => (
    <Stack role="list">
      <AddressCard {...args} address={lansHome} links={{ ...args.links, map: '/pages/system/open-location' }} />
      <AddressCard {...args} />
      <AddressCard {...args} address={longAddress} links={{ ...args.links, map: '/pages/system/open-location' }} />
    </Stack>
  ),
};
