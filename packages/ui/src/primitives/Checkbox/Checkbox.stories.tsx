import { Checkbox, type CheckboxProps, Link, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Ghi nhớ lựa chọn này', checked: false, onCheckedChange: () => {} },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ticked(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="none">
      <Ticked {...args} />
      <Ticked {...args} checked />
      <Ticked {...args} label="Chọn tất cả 12 món" checked="indeterminate" />
      <Ticked
        {...args}
        label={
          <>
            Tôi đồng ý với <Link href="/pages/common/Policy">Điều khoản sử dụng</Link> và{' '}
            <Link href="/pages/common/Policy?kind=privacy">Chính sách riêng tư</Link>
          </>
        }
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="none">
      <Ticked {...args} error="Vui lòng đồng ý trước khi mua." />
      <Ticked {...args} disabled />
      <Ticked {...args} checked disabled />
    </Stack>
  ),
};
