import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/Fields/TextField',
  component: TextField,
  args: { name: 'nickname', label: 'Tên hiển thị', hint: 'Từ 6 đến 14 ký tự, không dùng ký hiệu đặc biệt.' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <TextField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'Lan Nguyễn'}>
      <TextField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'Lan Nguyễn'} error="Tên này đã có người dùng.">
      <TextField {...args} />
    </FieldFrame>
  ),
};
