import { AgreementCheckbox, type AgreementCheckboxProps } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Patterns/AgreementCheckbox',
  component: AgreementCheckbox,
  args: {
    label: 'Tôi đã đọc và đồng ý với [terms] và [privacy].',
    agreements: [
      { id: 'terms', name: 'Thỏa thuận người dùng', href: '/pages/common/Policy?kind=terms' },
      { id: 'privacy', name: 'Chính sách riêng tư', href: '/pages/common/Policy?kind=privacy' },
    ],
    checked: false,
    onCheckedChange: () => {},
  },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof AgreementCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ticked(args: AgreementCheckboxProps) {
  const [checked, setChecked] = useState(args.checked);
  return <AgreementCheckbox {...args} checked={checked} onCheckedChange={setChecked} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="none">
      <Ticked {...args} />
      <Ticked {...args} checked />
      <Ticked {...args} label="Tôi từ 18 tuổi trở lên." agreements={[]} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="none">
      <Ticked {...args} error="Vui lòng đồng ý với thỏa thuận trước khi mua." />
      <Ticked {...args} disabled />
    </Stack>
  ),
};

/** Reading does not tick the box. */
export const ReadsWithoutTicking: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onReadAgreement: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Chính sách riêng tư' }));
    await expect(args.onReadAgreement).toHaveBeenCalledWith('privacy');
    const box = canvas.getByRole('checkbox', {
      name: 'Tôi đã đọc và đồng ý với Thỏa thuận người dùng và Chính sách riêng tư.',
    });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/Tôi đã đọc/));
    await expect(box).toBeChecked();
  },
};
