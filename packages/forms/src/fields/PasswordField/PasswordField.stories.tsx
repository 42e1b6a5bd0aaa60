import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/Fields/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Mật khẩu' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <PasswordField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'abc1234'}>
      <PasswordField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'abc1234'} error="Mật khẩu chưa đúng.">
      <PasswordField {...args} />
    </FieldFrame>
  ),
};
