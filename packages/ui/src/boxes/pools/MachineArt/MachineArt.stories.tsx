import { MachineArt } from '@mcy/ui/boxes/pools';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardMachine } from '../fixtures/faces.ts';

const meta = {
  title: 'Boxes/Pools/MachineArt',
  component: MachineArt,
  args: { image: cardMachine.image, state: 'resting' },
  globals: { theme: 'dark' },
} satisfies Meta<typeof MachineArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** It waits, its lever is pulled, and a card drops. */
export const Variants: Story = {
  render: () => (
    <Inline align="center">
      <MachineArt image={cardMachine.image} />
      <MachineArt image={cardMachine.image} state="shaking" />
      <MachineArt image={null} state="open" />
    </Inline>
  ),
};
