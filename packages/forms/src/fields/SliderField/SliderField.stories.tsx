import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { SliderField } from './SliderField.tsx';

const meta = {
  title: 'Forms/Fields/SliderField',
  component: SliderField,
  args: {
    name: 'people',
    label: 'Số người',
    range: { min: 10, max: 100 },
    hint: 'Phòng cần hơn 9 người lúc quay thưởng.',
  },
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={10}>
      <SliderField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={40}>
      <SliderField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={40} error="Phòng này đã có 50 người.">
      <SliderField {...args} />
    </FieldFrame>
  ),
};
