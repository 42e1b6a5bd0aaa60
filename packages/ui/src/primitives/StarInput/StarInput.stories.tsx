import { Stack, StarInput, type StarInputProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/StarInput',
  component: StarInput,
  args: {
    label: 'Bạn chấm mấy sao?',
    value: null,
    onValueChange: () => {},
    names: ['1 sao: rất tệ', '2 sao: tệ', '3 sao: tạm được', '4 sao: tốt', '5 sao: tuyệt vời'],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof StarInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: StarInputProps) {
  const [value, setValue] = useState(props.value);
  return <StarInput {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} />
      <Chosen {...args} value={3} hint="Chạm vào một ngôi sao." />
      <Chosen {...args} value={5} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} error="Vui lòng chọn số sao." />
      <Chosen {...args} value={4} disabled />
    </Stack>
  ),
};

/** By keyboard only: one tab stop, arrows inside it. */
export const ByKeyboard: Story = {
  args: { value: 4 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 sao: tốt' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 sao: tuyệt vời' })).toHaveFocus();
  },
};
