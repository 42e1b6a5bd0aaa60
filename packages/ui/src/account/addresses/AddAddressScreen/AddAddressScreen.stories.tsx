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

/** The form's own states are among the stories of `Forms/Account`. */
export const Loaded: Story = { parameters: inEveryMode };
