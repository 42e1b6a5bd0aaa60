import { LiveStrip } from '@mcy/ui/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wins } from '../fixtures/home.ts';

const meta = {
  title: 'Content/Home/LiveStrip',
  component: LiveStrip,
  args: { wins, pool: (pool_id) => `/pages/box/detail?pool_id=${pool_id}` },
} satisfies Meta<typeof LiveStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
