import { StickyFooter } from '@mcy/ui/patterns';
import { Button, Inline, Money } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/StickyFooter',
  component: StickyFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Inline align="between">
        <Money amount={89000} label="xu" size="large" />
        <Button size="large">Mở hộp</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof StickyFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const States: Story = {
  args: {
    children: (
      <Inline align="between">
        <Money amount={9999999999} label="xu" size="large" />
        <Button size="large">Mở tất cả những vé còn lại của hộp này</Button>
      </Inline>
    ),
  },
};
