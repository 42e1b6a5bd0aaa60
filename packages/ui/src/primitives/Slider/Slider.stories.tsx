import { formatMoney } from '@mcy/ui/i18n';
import { Slider, type SliderRange, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const coins = (amount: number) => `${formatMoney(amount)} xu`;

interface OneProps {
  label: string;
  first: number;
  min: number;
  max: number;
  step?: number;
  formatValue: (value: number) => string;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

function One({ first, ...props }: OneProps) {
  const [value, setValue] = useState(first);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

function Range({ label, first }: { label: string; first: SliderRange }) {
  const [value, setValue] = useState(first);
  return (
    <Slider
      label={label}
      value={value}
      onValueChange={setValue}
      thumbLabels={['Giá thấp nhất', 'Giá cao nhất']}
      min={0}
      max={2_000_000}
      step={50_000}
      formatValue={coins}
    />
  );
}

const meta = {
  title: 'Primitives/Slider',
  component: One,
  args: { label: 'Số người trong phòng', first: 20, min: 10, max: 100, formatValue: (people) => `${people} người` },
} satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <One {...args} hint="Phòng cần hơn 9 người lúc quay thưởng." />
      <One {...args} label="Cọc trước" first={100_000} min={50_000} max={500_000} step={50_000} formatValue={coins} />
      <Range label="Khoảng giá" first={[200_000, 1_250_000]} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <One {...args} first={10} error="Phòng cần hơn 9 người lúc quay thưởng." />
      <One {...args} first={100} />
      <One {...args} first={55} disabled />
      <One {...args} label="Số người nhiều nhất được vào phòng trước giờ quay thưởng của bạn" />
    </Stack>
  ),
};

/** By keyboard only: arrows step, Home and End jump. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Số người trong phòng' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '21 người');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '100 người');
  },
};
