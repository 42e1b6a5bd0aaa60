import { Sign } from '@mcy/ui/patterns';
import { Inline, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/Sign',
  component: Sign,
  args: { sign: 'box' },
} satisfies Meta<typeof Sign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const signs = [
  'wallet',
  'bank',
  'return',
  'box',
  'gift',
  'calendar',
  'trophy',
  'crown',
  'heart',
  'id_card',
  'bell',
] as const;

/** Each sign and a picture, in a list and on a page of its own. */
export const Variants: Story = {
  render: () => (
    <Stack space="large">
      {(['standard', 'large'] as const).map((size) => (
        <Inline key={size} space="medium">
          {signs.map((sign) => (
            <Sign key={sign} sign={sign} size={size} />
          ))}
          <Sign sign="trophy" image="/art/toys/jade-dragon-king.webp" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** The picture failed to load. */
export const States: Story = { args: { sign: 'trophy', image: '/art/toys/none.webp' } };
