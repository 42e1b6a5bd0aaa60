import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { SignInNameField } from './SignInNameField.tsx';

const meta = {
  title: 'Forms/Fields/SignInNameField',
  component: SignInNameField,
  args: { name: 'sign_in_name', label: 'Email hoặc số điện thoại', autoComplete: 'username' },
} satisfies Meta<typeof SignInNameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <SignInNameField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'lan@example.com'}>
      <SignInNameField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'lan@example.com'} error="Vui lòng nhập email hoặc số điện thoại.">
      <SignInNameField {...args} />
    </FieldFrame>
  ),
};
