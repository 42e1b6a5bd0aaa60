import { HomeCorner } from '@mcy/ui/content/home';
import { NavBar } from '@mcy/ui/patterns';
import { Logo } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Content/Home/HomeCorner',
  component: HomeCorner,
  parameters: { layout: 'fullscreen' },
  args: {
    balance: null,
    links: { signIn: '/pages/login/index', recharge: '/pages/user/recharge' },
    onChooseLanguage: fn(() => Promise.resolve()),
  },
  render: (args) => (
    <NavBar title="MCY" logo={<Logo form="full" tone="bar" label="MCY" />} actions={<HomeCorner {...args} />} />
  ),
} satisfies Meta<typeof HomeCorner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', args.links.signIn);
    await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ' }));
    await expect(args.onChooseLanguage).toHaveBeenCalledOnce();
  },
};

/** The longest amount that the bar has to hold. */
export const Player: Story = {
  args: { balance: 999_999_999 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '999.999.999 xu' })).toHaveAttribute('href', args.links.recharge);
  },
};

/** Before the balance is known. */
export const Waiting: Story = { args: { balance: undefined } };
