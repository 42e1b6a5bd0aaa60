import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { AgreementField } from './AgreementField.tsx';

const meta = {
  title: 'Forms/Fields/AgreementField',
  component: AgreementField,
  args: {
    name: 'agreement',
    label: 'Tôi đã đọc và đồng ý với [terms]',
    agreements: [{ id: 'terms', name: 'Thỏa thuận người dùng', href: '/pages/common/Policy' }],
  },
} satisfies Meta<typeof AgreementField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={false}>
      <AgreementField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={true}>
      <AgreementField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={true} error="Vui lòng đọc và đồng ý với thỏa thuận trước khi tiếp tục.">
      <AgreementField {...args} />
    </FieldFrame>
  ),
};
