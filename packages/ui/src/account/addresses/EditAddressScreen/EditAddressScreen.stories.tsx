import { EditAddressScreen } from '@mcy/ui/account/addresses';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lansHome } from '../fixtures/addresses.ts';
import { FormSketch } from '../../entry/fixtures/FormSketch.tsx';

const meta = {
  title: 'Account/Addresses/Screens/EditAddress',
  component: EditAddressScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    address: { status: 'loaded', data: lansHome },
    form: () => <FormSketch />,
    links: { addresses: '/pages/user/address/index' },
  },
} satisfies Meta<typeof EditAddressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { address: { status: 'loading' } } };

export const Failed: Story = {
  args: { address: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
