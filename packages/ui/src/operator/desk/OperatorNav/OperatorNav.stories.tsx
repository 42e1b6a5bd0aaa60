import { OperatorNav } from '@mcy/ui/operator/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { operatorScreens } from '../fixtures/operatorScreens.tsx';

const meta = {
  title: 'Operator/Desk/OperatorNav',
  component: OperatorNav,
  parameters: { layout: 'fullscreen' },
  args: {
    screens: operatorScreens.map((screen, place) => ({ ...screen, current: place === 0 })),
    atDesk: false,
    links: { desk: '/operator', shop: '/' },
  },
} satisfies Meta<typeof OperatorNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** At the side of a desktop, a bar on a phone. */
export const Variants: Story = {};

export const AtDesk: Story = { args: { screens: operatorScreens, atDesk: true } };
