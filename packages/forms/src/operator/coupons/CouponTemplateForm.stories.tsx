import { CouponTemplateForm } from '@mcy/forms/operator/coupons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Coupons/CouponTemplate',
  component: CouponTemplateForm,
  args: {
    series: [{ series_id: '0193a0c0-0000-7000-8000-000000000001', name: 'Biển Sâu' }],
    onTyped: fn(),
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof CouponTemplateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** An amount off any order has no percentage and no minimum. */
export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /cho mọi đơn/ }));
    await expect(canvas.queryByLabelText(/Phần trăm/)).not.toBeInTheDocument();
    for (const name of ['Tên tiếng Việt', 'Tên tiếng Trung', 'Tên tiếng Anh']) {
      await userEvent.type(canvas.getByLabelText(name), 'Quà');
    }
    await userEvent.type(canvas.getByLabelText(/Số xu giảm/), '20000');
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Tuần lễ hộp mù');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mẫu' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'no_threshold',
        percent_off: null,
        least_spend: 0,
        most: 20_000,
        series_id: null,
      }),
    );
  },
};
