import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/Fields/DateField',
  component: DateField,
  args: { name: 'birthday', label: 'Ngày sinh', hint: 'Bạn cần đủ 18 tuổi để đăng ký.' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <DateField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'1998-06-15'}>
      <DateField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'1998-06-15'} error="Bạn phải đủ 18 tuổi mới được đăng ký.">
      <DateField {...args} />
    </FieldFrame>
  ),
};
