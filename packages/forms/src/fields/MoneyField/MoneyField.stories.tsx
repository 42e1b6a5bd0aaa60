import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Forms/Fields/MoneyField',
  component: MoneyField,
  args: {
    name: 'amount',
    label: 'Số xu muốn nạp',
    hint: 'Tối thiểu 50.000 mỗi lần.',
    quickAmounts: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <MoneyField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={100_000}>
      <MoneyField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={100_000} error="Số tiền nạp tối thiểu là 50.000.">
      <MoneyField {...args} />
    </FieldFrame>
  ),
};
