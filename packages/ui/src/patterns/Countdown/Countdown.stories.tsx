import { Countdown, type CountdownTexts } from '@mcy/ui/patterns';
import { Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const clock = () => Date.parse('2026-11-20T13:30:00Z');

const texts: CountdownTexts = {
  days: 'ngày',
  hours: 'giờ',
  minutes: 'phút',
  seconds: 'giây',
  spoken: ({ days, hours, minutes, seconds }) => `Còn ${days} ngày ${hours} giờ ${minutes} phút ${seconds} giây`,
  ended: 'Đã quay thưởng',
};

const meta = {
  title: 'Patterns/Countdown',
  component: Countdown,
  args: { label: 'Quay thưởng sau', deadline: '2026-11-22T16:05:09Z', now: clock, texts },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large" align="start">
      <Countdown {...args} />
      <Countdown {...args} size="small" largest="hours" />
      <Countdown {...args} deadline="2026-11-20T13:42:08Z" size="small" largest="minutes" />
      <Surface space="small">
        <Inline space="xsmall">
          <Text inline tone="secondary">
            Mở bán sau
          </Text>
          <Countdown {...args} variant="inline" />
        </Inline>
      </Surface>
      <Inline space="xsmall">
        <Text inline size="small" tone="secondary">
          Còn lại
        </Text>
        <Countdown {...args} variant="inline" size="small" largest="hours" deadline="2026-11-20T16:00:00Z" />
      </Inline>
    </Stack>
  ),
};

/** The last seconds, and the end: nothing moves. */
export const States: Story = {
  render: (args) => (
    <Stack space="large" align="start">
      <Countdown {...args} deadline="2026-11-20T13:30:08Z" />
      <Countdown {...args} deadline="2026-11-20T13:30:08Z" variant="inline" />
      <Countdown {...args} deadline="2026-11-20T13:00:00Z" />
      <Countdown {...args} deadline="2026-11-20T13:00:00Z" variant="inline" />
    </Stack>
  ),
};

/** A deadline passes: announced, and reported once. */
export const RunsOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { deadline: '2026-11-20T13:30:00.400Z', largest: 'minutes', onEnd: fn() },
  render: function Running(args) {
    // A running clock, started with the countdown: a story's clock is frozen.
    const begun = useRef<number>(null);
    useEffect(() => {
      begun.current = performance.now();
    }, []);
    return (
      <Countdown {...args} now={() => clock() + (begun.current === null ? 0 : performance.now() - begun.current)} />
    );
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đã quay thưởng'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
