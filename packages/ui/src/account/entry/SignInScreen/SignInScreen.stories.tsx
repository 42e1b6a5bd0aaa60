import { SignInScreen } from '@mcy/ui/account/entry';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageToy } from '../fixtures/art.ts';
import { FormSketch } from '../fixtures/FormSketch.tsx';

const meta = {
  title: 'Account/Entry/Screens/SignIn',
  component: SignInScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    form: <FormSketch />,
    art: stageToy,
    links: { register: '/pages/login/register', forgot: '/pages/login/forgot', home: '/' },
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };
