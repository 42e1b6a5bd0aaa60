import { RegisterScreen } from '@mcy/ui/account/entry';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { stageToy } from '../fixtures/art.ts';
import { FormSketch } from '../fixtures/FormSketch.tsx';

const meta = {
  title: 'Account/Entry/Screens/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    form: { status: 'loaded', data: <FormSketch /> },
    art: stageToy,
    step: 0,
    onGoBack: fn(),
    links: { signIn: '/pages/login/index', home: '/' },
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

/** The second step. */
export const About: Story = { args: { step: 1 } };

export const Loading: Story = { args: { form: { status: 'loading' } } };

export const Failed: Story = {
  args: { form: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
