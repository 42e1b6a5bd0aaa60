import { DateField, type DateFieldProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: 'Ngày sinh',
    value: null,
    onValueChange: () => {},
    max: '2026-11-20',
    hint: 'Bạn cần đủ 18 tuổi.',
  },
  render: (args) => <Picked {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Picked(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Picked {...args} />
      <Picked {...args} value="2001-05-19" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Picked {...args} value="2012-01-01" error="Người dưới 18 tuổi chưa thể đăng ký." />
      <Picked {...args} value="2001-05-19" disabled />
    </Stack>
  ),
};
