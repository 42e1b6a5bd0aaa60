import { Preferences } from '@mcy/ui/account/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Account/Profile/Preferences',
  component: Preferences,
  render: (args, { globals }) => (
    <Preferences
      {...args}
      device={{
        ...args.device,
        ...(args.device.theme === 'dark' && globals['theme'] === 'light' && { theme: 'light' }),
      }}
    />
  ),
  args: {
    device: { theme: 'dark', sound: false, motion: 'system', shortcuts: true },
    onChooseLocale: fn(),
    onChooseDevice: fn(),
  },
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Every preference changed from its default. */
export const States: Story = {
  args: { device: { theme: 'system', sound: true, motion: 'reduced', shortcuts: false } },
};
