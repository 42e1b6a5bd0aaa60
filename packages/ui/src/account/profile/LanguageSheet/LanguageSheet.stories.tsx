import { LanguageSheet } from '@mcy/ui/account/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

const meta = {
  title: 'Account/Profile/LanguageSheet',
  component: LanguageSheet,
  args: { locale: 'vn', onChooseLocale: fn(), onClose: fn() },
} satisfies Meta<typeof LanguageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'English' }));
    await expect(args.onChooseLocale).toHaveBeenCalledWith('en');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
