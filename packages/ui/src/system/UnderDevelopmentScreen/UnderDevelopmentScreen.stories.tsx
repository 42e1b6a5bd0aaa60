import { UnderDevelopmentScreen } from '@mcy/ui/system';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'System/Screens/UnderDevelopment',
  component: UnderDevelopmentScreen,
  parameters: { layout: 'fullscreen' },
  args: { links: { home: '/', boxes: '/pages/index/card' } },
} satisfies Meta<typeof UnderDevelopmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };
