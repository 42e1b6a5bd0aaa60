import { Stack, Stepper, type StepperProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: 'Số lượng',
    value: 2,
    onValueChange: () => {},
    max: 12,
    minText: 'Số lượng ít nhất là 1.',
    maxText: 'Mỗi người mua tối đa 12 món.',
    decreaseLabel: 'Bớt một món',
    increaseLabel: 'Thêm một món',
  },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counted(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Counted {...args} hint="Còn 48 món trong kho." />
      <Counted {...args} value={1} />
      <Counted {...args} label="Số lượng của Mèo phố đêm" labelHidden value={8} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Counted {...args} value={12} />
      <Counted {...args} value={5} error="Chỉ còn 3 món, bạn giảm bớt nhé." />
      <Counted {...args} disabled />
    </Stack>
  ),
};

/** At its limit the button keeps focus, and the limit is announced. */
export const AtItsLimit: Story = {
  args: { value: 11 },
  play: async ({ canvasElement }) => {
    const stepper = within(canvasElement);
    const more = stepper.getByRole('button', { name: 'Thêm một món' });
    await userEvent.click(more);
    await expect(stepper.getByRole('spinbutton', { name: 'Số lượng' })).toHaveValue('12');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(stepper.getByText('Mỗi người mua tối đa 12 món.')).toBeVisible();
  },
};

/** By keyboard only: arrows count, and blur clamps a typed value. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await expect(field).toHaveAccessibleDescription('Mỗi người mua tối đa 12 món.');
    await userEvent.tab();
    await expect(field).toHaveValue('12');
  },
};
