import { UnpaidList } from '@mcy/ui/wallet/unpaid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { unpaid } from '../fixtures/unpaid.ts';

const meta = {
  title: 'Wallet/Unpaid/UnpaidList',
  component: UnpaidList,
  args: { rows: unpaid, onEnd: fn(), now: () => Date.parse('2026-11-20T13:29:30.000Z') },
} satisfies Meta<typeof UnpaidList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Each leads back to its page; one that is sent has no deadline anymore. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(unpaid.map(({ leads_to }) => leads_to));
    await expect(links[1]).toHaveTextContent('Đang đối chiếu');
    await expect(canvas.getAllByRole('timer')).toHaveLength(2);
  },
};

/** On a page that is about something else. */
export const AFew: Story = {
  args: { most: { rows: 1, href: '/pages/user/recharge' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem thêm 2 khoản' })).toHaveAttribute(
      'href',
      '/pages/user/recharge',
    );
  },
};
