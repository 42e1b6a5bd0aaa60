import { CodeInput, type CodeInputProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/CodeInput',
  component: CodeInput,
  args: {
    label: 'Mã xác nhận',
    value: '',
    onValueChange: () => {},
    onComplete: fn(),
    hint: 'Đã gửi mã 6 số tới 0912 345 678.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: CodeInputProps) {
  const [value, setValue] = useState(props.value);
  return <CodeInput {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} />
      <Typed {...args} value="482" />
      <Typed {...args} value="482915" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value="482915" error="Mã chưa đúng hoặc đã hết hạn. Bạn kiểm tra lại tin nhắn nhé." />
      <Typed {...args} value="48" disabled />
    </Stack>
  ),
};

/** While typing: the next cell waits, and the complete code is reported once. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mã xác nhận' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('48291');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482915');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('4829');
  },
};
