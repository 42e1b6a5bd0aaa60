import { MoveSeasonForm } from '@mcy/forms/operator/pass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Pass/MoveSeason',
  component: MoveSeasonForm,
  args: {
    season: { season_id: '0193a0c0-0000-7000-8000-000000000701', move: 'schedule' },
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof MoveSeasonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Công bố' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Lý do/)).toBeInvalid();
  },
};
