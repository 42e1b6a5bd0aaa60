import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Forms/Fields/TextAreaField',
  component: TextAreaField,
  args: { name: 'note', label: 'Lời nhắn cho cửa hàng', hint: 'Bưu tá sẽ đọc được lời nhắn này.' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <TextAreaField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'Giao giờ hành chính, gọi trước khi đến.'}>
      <TextAreaField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame
      name={args.name}
      value={'Giao giờ hành chính, gọi trước khi đến.'}
      error="Lời nhắn có từ không phù hợp."
    >
      <TextAreaField {...args} />
    </FieldFrame>
  ),
};
