import { GuestCorner } from '@mcy/ui/content/home';
import { NavBar } from '@mcy/ui/patterns';
import { Logo } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Content/Home/GuestCorner',
  component: GuestCorner,
  parameters: { layout: 'fullscreen' },
  args: { signIn: '/pages/login/index', onChooseLanguage: fn(() => Promise.resolve()) },
  render: (args) => (
    <NavBar title="MCY" logo={<Logo form="full" tone="bar" label="MCY" />} actions={<GuestCorner {...args} />} />
  ),
} satisfies Meta<typeof GuestCorner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', args.signIn);
    await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ' }));
    await expect(args.onChooseLanguage).toHaveBeenCalledOnce();
  },
};
