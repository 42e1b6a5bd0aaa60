import { GuestBar } from '@mcy/ui/account/profile';
import { NavBar } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/Profile/GuestBar',
  component: GuestBar,
  parameters: { layout: 'fullscreen' },
  args: {
    links: { signIn: '/pages/login/index', register: '/pages/login/register' },
    onChooseLanguage: fn(() => Promise.resolve()),
  },
  render: (args) => <NavBar title="MCY" actions={<GuestBar {...args} />} />,
} satisfies Meta<typeof GuestBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/pages/login/index');
    await expect(canvas.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/pages/login/register');
    await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ' }));
    await expect(args.onChooseLanguage).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {};

/** On the pages of signing in and registering. */
export const OnTheWayIn: Story = { args: { links: null } };
