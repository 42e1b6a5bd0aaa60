import { EditProfileScreen } from '@mcy/ui/account/profile';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSketch } from '../../entry/fixtures/FormSketch.tsx';
import { lansProfile, longProfile } from '../fixtures/profiles.ts';

const meta = {
  title: 'Account/Profile/Screens/EditProfile',
  component: EditProfileScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    user: { status: 'loaded', data: lansProfile },
    form: () => <FormSketch />,
    links: { profile: '/pages/user/edit' },
  },
} satisfies Meta<typeof EditProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

export const LongNames: Story = { args: { user: { status: 'loaded', data: longProfile } } };

export const Loading: Story = { args: { user: { status: 'loading' } } };
