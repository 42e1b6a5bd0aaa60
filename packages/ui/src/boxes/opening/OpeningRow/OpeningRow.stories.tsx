import { OpeningRow } from '@mcy/ui/boxes/opening';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { fiveOpening, openings, singleOpening } from '../fixtures/openings.ts';

const meta = {
  title: 'Boxes/Opening/OpeningRow',
  component: OpeningRow,
  args: { opening: singleOpening, onVerify: fn(), replayHref: links.replay(singleOpening) },
} satisfies Meta<typeof OpeningRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="small">
      {openings.map((opening) => (
        <OpeningRow
          key={opening.opening_id}
          {...args}
          opening={opening}
          selected={opening === fiveOpening}
          replayHref={links.replay(opening)}
        />
      ))}
    </Stack>
  ),
};
