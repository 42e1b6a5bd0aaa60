import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { StepperField } from './StepperField.tsx';

const meta = {
  title: 'Forms/Fields/StepperField',
  component: StepperField,
  args: { name: 'count', label: 'Số lượng', range: { max: 12 }, hint: 'Còn 48 món trong kho.' },
} satisfies Meta<typeof StepperField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={1}>
      <StepperField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={12}>
      <StepperField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={12} error="Chỉ còn 3 món.">
      <StepperField {...args} />
    </FieldFrame>
  ),
};
