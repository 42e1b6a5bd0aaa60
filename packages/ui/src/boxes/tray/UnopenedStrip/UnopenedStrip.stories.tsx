import { UnopenedStrip } from '@mcy/ui/boxes/tray';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveOpening, singleOpening, unseenOpening } from '../../opening/fixtures/openings.ts';
import { links } from '../../pools/fixtures/links.ts';

const meta = {
  title: 'Boxes/Tray/UnopenedStrip',
  component: UnopenedStrip,
  args: { openings: [unseenOpening], href: links.replay, allHref: links.openAll },
} satisfies Meta<typeof UnopenedStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { openings: [unseenOpening, fiveOpening, singleOpening] } };

/** Those that still load keep their place. */
export const Expected: Story = { args: { openings: [], expected: 2 } };
