import { FilterChips, type FilterChipsProps } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

type Kind = 'ichiban' | 'infinite' | 'anime' | 'exquisite_life' | null;

const meta = {
  title: 'Patterns/FilterChips',
  component: FilterChips<Kind>,
  args: {
    label: 'Lọc hộp mù',
    options: [
      { value: null, label: 'Tất cả' },
      { value: 'ichiban', label: 'Ichiban' },
      { value: 'infinite', label: 'Vô hạn' },
      { value: 'anime', label: 'Anime' },
      { value: 'exquisite_life', label: 'Exquisite Life' },
    ],
    value: null,
    onValueChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof FilterChips<Kind>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: FilterChipsProps<Kind>) {
  const [value, setValue] = useState(args.value);
  return (
    <FilterChips
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
}

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Anime' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anime');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Exquisite Life' })).toBeChecked();
  },
};

export const Variants: Story = {};

/** The options are not known yet. */
export const Loading: Story = { args: { options: null } };
