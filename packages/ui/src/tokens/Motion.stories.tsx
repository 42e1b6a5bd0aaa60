import { Button, Grid, Heading, Stack, Surface, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { motion } from './scale.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = ['fast', 'standard', 'slow', 'reveal'] as const;
const easings = ['standard', 'enter', 'exit', 'spring'] as const;

/** Every duration with every curve: click to run the dots. */
export const Timing: Story = {
  render: () => <Timings />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

function Timings() {
  const [away, setAway] = useState(false);
  return (
    <Stack space="large" align="stretch">
      <div>
        <Button icon={Play} aria-pressed={away} onPress={() => setAway(!away)}>
          Chạy thử
        </Button>
      </div>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {easings.map((easing) => (
          <Surface key={easing}>
            <Stack space="small">
              <Heading level={3} translate="no">
                {easing}
              </Heading>
              <Text size="xsmall" tone="muted" translate="no">
                {motion.easing[easing]}
              </Text>
              {durations.map((duration) => (
                <Run key={duration} away={away} duration={duration} easing={easing} />
              ))}
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Stack>
  );
}

interface RunProps {
  away: boolean;
  duration: (typeof durations)[number];
  easing: (typeof easings)[number];
}

function Run({ away, duration, easing }: RunProps) {
  return (
    <div style={{ display: 'grid', gap: vars.space.xxsmall }}>
      <Text size="xsmall" tone="secondary" translate="no">
        {duration} · {motion.duration[duration]}
      </Text>
      <div
        style={{
          paddingInlineEnd: vars.space.medium,
          borderRadius: vars.radius.full,
          backgroundColor: vars.color.surface.sunken,
        }}
      >
        <div
          style={{
            transform: away ? 'translateX(100%)' : 'none',
            transition: `transform ${vars.motion.duration[duration]} ${vars.motion.easing[easing]}`,
          }}
        >
          <div
            style={{
              inlineSize: vars.space.medium,
              blockSize: vars.space.medium,
              borderRadius: vars.radius.full,
              backgroundColor: vars.color.accent.solid,
            }}
          />
        </div>
      </div>
    </div>
  );
}
