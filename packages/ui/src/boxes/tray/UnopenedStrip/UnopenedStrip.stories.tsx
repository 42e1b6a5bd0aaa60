import { UnopenedStrip } from '@mcy/ui/boxes/tray';
import { Stack } from '@mcy/ui/primitives';
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

/** One, several, and those that still load. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="medium">
      <UnopenedStrip {...args} />
      <UnopenedStrip {...args} openings={[unseenOpening, fiveOpening, singleOpening]} />
      <UnopenedStrip {...args} openings={[]} expected={2} />
    </Stack>
  ),
};
