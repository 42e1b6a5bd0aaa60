import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Forms/Fields/CodeField',
  component: CodeField,
  args: { name: 'code', label: 'Mã xác nhận', hint: 'Đã gửi mã 6 số tới 0912 345 678.' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <CodeField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'482915'}>
      <CodeField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'482915'} error="Mã chưa đúng hoặc đã hết hạn.">
      <CodeField {...args} />
    </FieldFrame>
  ),
};
