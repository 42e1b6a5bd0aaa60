import { AddAddressScreen } from '@mcy/ui/account/addresses';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSketch } from '../../entry/fixtures/FormSketch.tsx';

const meta = {
  title: 'Account/Addresses/Screens/AddAddress',
  component: AddAddressScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { form: <FormSketch />, links: { addresses: '/pages/user/address/index' } },
} satisfies Meta<typeof AddAddressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };
