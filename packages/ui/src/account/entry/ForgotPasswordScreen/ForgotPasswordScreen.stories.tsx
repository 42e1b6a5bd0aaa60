import { ForgotPasswordScreen } from '@mcy/ui/account/entry';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageToy } from '../fixtures/art.ts';
import { FormSketch } from '../fixtures/FormSketch.tsx';

const meta = {
  title: 'Account/Entry/Screens/ForgotPassword',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { form: <FormSketch />, art: stageToy, links: { signIn: '/pages/login/index' } },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };
