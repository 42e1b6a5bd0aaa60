import { SeasonForm } from '@mcy/forms/operator/pass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const [toy_id, issue_id] = ['0193a0c0-0000-7000-8000-000000000001', '0193a0c0-0000-7000-8000-000000000002'];

const meta = {
  title: 'Forms/Operator/Pass/Season',
  component: SeasonForm,
  args: {
    choice: {
      toys: [{ toy_id, name: 'Ốc Không Vội', value: 110_000, free: 12 }],
      issues: [{ issue_id, name: 'Phiếu chiến lệnh', left: 400 }],
    },
    season: {
      season_id: null,
      name_vn: 'Mùa Trăng Non',
      name_zh: '新月赛季',
      name_en: 'New Moon season',
      starts_on: '2027-01-01',
      toy_id,
      issue_id,
      draws_1: 1,
      stones_1: 100,
      draws_2: 5,
      stones_2: 200,
      draws_3: 15,
      stones_3: 300,
      draws_4: 30,
      stones_4: 500,
      draws_5: 50,
      stones_5: 800,
      draws_6: 70,
      stones_6: 1_200,
      draws_7: 100,
      stones_7: 2_000,
    },
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof SeasonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything but the reason is there. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Mùa tới');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.season, why: 'Mùa tới' });
  },
};
