import { MoneyField, type MoneyFieldProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Primitives/MoneyField',
  component: MoneyField,
  args: {
    label: 'Số tiền nạp',
    value: null,
    onValueChange: () => {},
    unit: 'xu',
    placeholder: '0',
    hint: 'Ít nhất 50.000 xu.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MoneyField {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} />
      <Typed {...args} value={1250000} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value={20000} error="Số tiền nạp không được dưới 50.000 xu." />
      <Typed {...args} value={100000} disabled />
    </Stack>
  ),
};
