import { PrivacySwitches } from '@mcy/ui/account/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Account/Profile/PrivacySwitches',
  component: PrivacySwitches,
  args: { privacy: { shows_wins: true, named_in_rankings: false }, onChange: fn(async () => {}) },
} satisfies Meta<typeof PrivacySwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
