import { ProfileHeader } from '@mcy/ui/account/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lan, longNamed } from '../../names/fixtures/accounts.ts';
import { nightSky } from '../../entry/fixtures/art.ts';

const meta = {
  title: 'Account/Profile/ProfileHeader',
  component: ProfileHeader,
  args: { user: lan, onCopyInviteCode: fn() },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** The longest name, the largest number, and no picture. */
export const States: Story = { args: { user: longNamed } };

/** With a cover. */
export const WithBackground: Story = { args: { user: { ...lan, background: nightSky } } };
