import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Forms/Fields/NewPasswordField',
  component: NewPasswordField,
  args: { name: 'password', label: 'Mật khẩu' },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={''}>
      <NewPasswordField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'abcdefgh'}>
      <NewPasswordField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={'abcdefgh'} error="Mật khẩu phải có cả chữ cái và chữ số.">
      <NewPasswordField {...args} />
    </FieldFrame>
  ),
};
