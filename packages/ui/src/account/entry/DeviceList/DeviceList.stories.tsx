import { DeviceList } from '@mcy/ui/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { devices } from '../fixtures/devices.ts';

const meta = {
  title: 'Account/Entry/DeviceList',
  component: DeviceList,
  args: { devices, onEndSession: fn(async () => {}), onEndOthers: fn(async () => {}) },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** No other device. */
export const States: Story = { args: { devices: devices.slice(0, 1) } };

/** Asks once, and does nothing on cancel. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('the second device has no sign-out button');
    await userEvent.click(first);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onEndSession).not.toHaveBeenCalled();
  },
};
