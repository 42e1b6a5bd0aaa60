import { UnderDevelopmentScreen } from '@mcy/ui/system/frame';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'System/Frame/Screens/UnderDevelopment',
  component: UnderDevelopmentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    coming: { name: 'User · Diễn đàn', about: 'Nơi khoe tủ đồ, hỏi đáp và theo dõi tin chính thức.' },
    onGoBack: fn(),
    links: { home: '/', boxes: '/pages/index/card' },
  },
} satisfies Meta<typeof UnderDevelopmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A page without a planned name. */
export const Unnamed: Story = { args: { coming: null } };
