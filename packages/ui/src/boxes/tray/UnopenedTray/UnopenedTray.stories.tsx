import { UnopenedTray } from '@mcy/ui/boxes/tray';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../../pools/fixtures/links.ts';
import { fiveOpening, singleOpening, unseenOpening } from '../../opening/fixtures/openings.ts';

const meta = {
  title: 'Boxes/Tray/UnopenedTray',
  component: UnopenedTray,
  args: { openings: [unseenOpening], href: links.replay, allHref: links.openAll },
} satisfies Meta<typeof UnopenedTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { openings: [unseenOpening, fiveOpening, singleOpening] } };

/** More than a screen should show at once. */
export const Many: Story = {
  args: {
    openings: Array.from({ length: 12 }, (_, index) => ({ ...unseenOpening, opening_id: `${index}` })),
  },
};
