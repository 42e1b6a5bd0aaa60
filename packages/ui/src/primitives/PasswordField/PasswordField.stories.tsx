import { PasswordField, type PasswordFieldProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'Mật khẩu',
    value: '',
    onValueChange: () => {},
    autoComplete: 'new-password',
    showLabel: 'Hiện mật khẩu',
    hideLabel: 'Ẩn mật khẩu',
    hint: 'Hơn 6 ký tự, có cả chữ và số.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} />
      <Typed {...args} value="meovinyl2026" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value="meo" error="Mật khẩu cần dài hơn 6 ký tự." />
      <Typed {...args} value="meovinyl2026" disabled />
    </Stack>
  ),
};
