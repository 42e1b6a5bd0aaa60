import { IconButton, Inline, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Heart, Share2 } from 'lucide-react';
import { fn } from 'storybook/test';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: Heart, label: 'Yêu thích', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['ghost', 'soft', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          <IconButton icon={Heart} label="Yêu thích" variant={variant} size="small" />
          <IconButton icon={Heart} label="Yêu thích" variant={variant} />
          <IconButton icon={Heart} label="Yêu thích" variant={variant} size="large" />
          <IconButton icon={Share2} label="Chia sẻ" variant={variant} tone="accent" />
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Heart} label="Yêu thích" loading />
      <IconButton icon={Heart} label="Yêu thích" disabled />
      <IconButton icon={ArrowLeft} label="Quay lại" href="/" />
    </Inline>
  ),
};
