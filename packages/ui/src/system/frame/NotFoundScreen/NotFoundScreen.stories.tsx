import { NotFoundScreen } from '@mcy/ui/system/frame';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabs } from '../fixtures/tabs.ts';

const meta = {
  title: 'System/Frame/Screens/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { art: '/art/stage/nosy-telescope.webp', tabs, links: { home: '/', boxes: '/pages/index/card' } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };
