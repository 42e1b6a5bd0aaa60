import { LanguageChoice } from '@mcy/ui/account/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/Profile/LanguageChoice',
  component: LanguageChoice,
  args: { locale: 'vn', onChooseLocale: fn() },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '中文' }));
    await expect(args.onChooseLocale).toHaveBeenCalledWith('zh');
  },
};

export const Variants: Story = {};
