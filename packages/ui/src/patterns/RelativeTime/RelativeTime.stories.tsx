import { useRelativeTimeTexts } from '@mcy/ui/i18n';
import { RelativeTime } from '@mcy/ui/patterns';
import { Inline, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const clock = () => Date.parse('2026-11-20T13:30:00Z');

/** With the shop's texts. */
function Told({ at }: { at: string }) {
  return <RelativeTime at={at} now={clock} texts={useRelativeTimeTexts()} />;
}

const meta = {
  title: 'Patterns/RelativeTime',
  component: Told,
  args: { at: '2026-11-20T13:12:00Z' },
} satisfies Meta<typeof Told>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** From just now to a date. */
export const Variants: Story = {
  render: () => (
    <Stack space="xsmall">
      {[
        '2026-11-20T13:28:00Z',
        '2026-11-20T13:25:00Z',
        '2026-11-20T12:31:00Z',
        '2026-11-20T12:30:00Z',
        '2026-11-19T14:00:00Z',
        '2026-11-19T13:00:00Z',
        '2026-10-21T13:30:00Z',
        '2026-10-20T13:30:00Z',
      ].map((at) => (
        <Inline key={at} align="between">
          <Text inline>Ngọc Lan</Text>
          <Text inline size="small" tone="muted">
            <Told at={at} />
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};
