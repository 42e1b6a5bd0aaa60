import { OrderReviewsScreen } from '@mcy/ui/mall/reviews';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loaded, loading } from '../../catalogue/fixtures/loads.ts';
import { orderReviews } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/Screens/OrderReviews',
  component: OrderReviewsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    order: loaded(orderReviews),
    chosen: null,
    form: ({ name }) => <Text>{`Biểu mẫu: ${name}`}</Text>,
    changeForm: () => <Text>Biểu mẫu sửa</Text>,
    links: { order: '/pages/mall/details', product: (product_id) => `/product/${product_id}` },
  },
} satisfies Meta<typeof OrderReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is not written yet, one can be changed, one is hidden. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Biểu mẫu: Nàng tiên cá Ngân Nga')).toBeVisible();
    await expect(canvas.getByText(/Lý do: Có số điện thoại/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa đánh giá' }));
    await expect(canvas.getByText('Biểu mẫu sửa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thôi' }));
    await expect(canvas.getByText('Đẹp xuất sắc, shop gói kỹ.')).toBeVisible();
  },
};

const unwritten = orderReviews.lines.map((line) => ({ ...line, review: null }));

/** Several are left: the one that was chosen is open, the others wait. */
export const Several: Story = {
  args: { order: loaded({ ...orderReviews, lines: unwritten }), chosen: unwritten[1]?.variant_id ?? null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Biểu mẫu: Thú bông Cá mập Nhút Nhát')).toBeVisible();
    await expect(canvas.queryByText('Biểu mẫu: Nàng tiên cá Ngân Nga')).toBeNull();
    const [first] = canvas.getAllByRole('button', { name: 'Viết đánh giá' });
    if (first === undefined) throw new Error('There is no button to write.');
    await userEvent.click(first);
    await expect(canvas.getByText('Biểu mẫu: Nàng tiên cá Ngân Nga')).toBeVisible();
  },
};

/** Not received yet, or a refund is requested. */
export const NotYet: Story = {
  args: { order: loaded({ ...orderReviews, reviewable: false, lines: unwritten }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem đơn hàng' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Viết đánh giá' })).toBeNull();
  },
};

export const Loading: Story = { args: { order: loading } };
