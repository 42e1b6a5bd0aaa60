import { TabBar } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { navTabs } from '../fixtures/navTabs.ts';

const meta = {
  title: 'Patterns/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Điều hướng chính', tabs: navTabs },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const States: Story = {
  args: {
    tabs: navTabs.map((tab) => ({
      ...tab,
      label: `${tab.label} và một nhãn rất dài`,
      badge: { count: 120, label: '120 thông báo mới' },
    })),
  },
};
