import { SignOut } from '@mcy/ui/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'Account/Entry/SignOut',
  component: SignOut,
  args: { onSignOut: fn(async () => {}) },
} satisfies Meta<typeof SignOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Signing out asks once. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const signOut = canvas.getByRole('button');
    await userEvent.click(signOut);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(signOut).toHaveFocus());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};
