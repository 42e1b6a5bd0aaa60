import { SalesScreen } from '@mcy/ui/operator/sales';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nothingSold, salesOf } from '../fixtures/sales.ts';

const meta = {
  title: 'Operator/Sales/Screens/Sales',
  component: SalesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    sales: { status: 'loaded', data: salesOf(30) },
    period: 'month',
    onChoosePeriod: fn(),
    onDownload: fn(async () => {}),
    links: {
      desk: '/operator',
      product: (product_id) => `/product/${product_id}`,
      longest: '/operator/sales?period=quarter',
      orders: '/operator/orders',
    },
  },
} satisfies Meta<typeof SalesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each day is in a table for screen readers, and the best seller leads to its page. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'Doanh thu thuần theo ngày' });
    const table = within(canvas.getByRole('table', { name: 'Doanh thu thuần theo ngày' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('link', { name: /Vua Rồng Ngọc/ })).toHaveAttribute(
      'href',
      '/product/0199b1c2-5f3e-7d10-8a44-2b6f9c0d5e00',
    );
  },
};

/** A period is chosen, another figure is drawn, and the file is saved. */
export const Choosing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '90 ngày' }));
    await expect(args.onChoosePeriod).toHaveBeenCalledWith('quarter');
    await userEvent.click(canvas.getByRole('radio', { name: 'Đơn đặt' }));
    await canvas.findByRole('application', { name: 'Đơn đặt theo ngày' });
    const table = within(canvas.getByRole('table', { name: 'Đơn đặt theo ngày' }));
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent('20/11');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** Ninety bars. */
export const Quarter: Story = {
  args: { sales: { status: 'loaded', data: salesOf(90) }, period: 'quarter' },
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
  },
};

export const Loading: Story = { args: { sales: { status: 'loading' } } };

/** A longer period is the next step. */
export const Empty: Story = {
  args: { sales: { status: 'loaded', data: nothingSold }, period: 'week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem 90 ngày' })).toHaveAttribute(
      'href',
      '/operator/sales?period=quarter',
    );
  },
};

/** The periods stay. */
export const Failed: Story = {
  args: { sales: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
