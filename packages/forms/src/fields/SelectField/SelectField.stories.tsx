import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/Fields/SelectField',
  component: SelectField,
  args: {
    name: 'bank',
    label: 'Ngân hàng',
    options: [
      { value: 'vcb', label: 'Vietcombank' },
      { value: 'acb', label: 'ACB' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <SelectField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'vcb'}>
      <SelectField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'vcb'} error="Vui lòng chọn một trong các lựa chọn có sẵn.">
      <SelectField {...args} />
    </FieldFrame>
  ),
};
