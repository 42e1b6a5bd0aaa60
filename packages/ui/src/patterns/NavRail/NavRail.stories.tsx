import { NavRail } from '@mcy/ui/patterns';
import { Image } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { navTabs } from '../fixtures/navTabs.ts';
import { toys } from '../fixtures/toys.ts';

const meta = {
  title: 'Patterns/NavRail',
  component: NavRail,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Điều hướng chính',
    tabs: navTabs,
    brand: <Image src={toys.cat} alt="MCY" width={48} height={48} priority />,
  },
} satisfies Meta<typeof NavRail>;
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
