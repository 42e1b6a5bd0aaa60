import { SegmentedControl, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Số lần mở',
    value: '1',
    onValueChange: () => {},
    options: [
      { value: '1', label: '×1' },
      { value: '5', label: '×5' },
      { value: '10', label: '×10' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} width="content" value="10" />
      <SegmentedControl
        label="Cách đăng ký"
        value="email"
        onValueChange={() => {}}
        options={[
          { value: 'email', label: 'Email', icon: Mail },
          { value: 'phone', label: 'Điện thoại', icon: Phone },
        ]}
      />
    </Stack>
  ),
};

export const States: Story = {
  args: {
    options: [
      { value: '1', label: '×1' },
      { value: '5', label: '×5' },
      { value: '10', label: 'Không đủ vé để mở mười lần', disabled: true },
    ],
  },
};
