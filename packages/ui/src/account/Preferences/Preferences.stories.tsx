import { Preferences } from '@mcy/ui/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Account/Preferences',
  component: Preferences,
  render: (args, { globals }) => <Preferences {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />,
  args: { theme: 'dark', onChooseLocale: fn(), onChooseTheme: fn() },
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
