import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  title: 'Forms/Fields/SwitchField',
  component: SwitchField,
  args: { name: 'listed', label: 'Đăng bán ngay', hint: 'Món hàng hiện trong chợ khi được duyệt.' },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={false}>
      <SwitchField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={true}>
      <SwitchField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={true} error="Món hàng này chưa được duyệt.">
      <SwitchField {...args} />
    </FieldFrame>
  ),
};
