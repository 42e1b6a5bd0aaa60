import { WaysOn } from '@mcy/ui/system/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'System/Frame/WaysOn',
  component: WaysOn,
  args: { links: { home: '/', boxes: '/pages/index/card' } },
} satisfies Meta<typeof WaysOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
