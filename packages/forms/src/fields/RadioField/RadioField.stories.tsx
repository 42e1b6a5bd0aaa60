import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { RadioField } from './RadioField.tsx';

const meta = {
  title: 'Forms/Fields/RadioField',
  component: RadioField,
  args: {
    name: 'delivery',
    label: 'Cách nhận hàng',
    options: [
      { value: 'home', label: 'Giao tận nơi', description: '7 đến 15 ngày làm việc.' },
      { value: 'keep', label: 'Giữ trong kho' },
    ],
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <RadioField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'home'}>
      <RadioField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'home'} error="Vui lòng chọn một trong các lựa chọn có sẵn.">
      <RadioField {...args} />
    </FieldFrame>
  ),
};
