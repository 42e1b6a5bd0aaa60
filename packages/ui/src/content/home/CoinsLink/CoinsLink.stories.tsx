import { CoinsLink } from '@mcy/ui/content/home';
import { NavBar } from '@mcy/ui/patterns';
import { Logo } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Content/Home/CoinsLink',
  component: CoinsLink,
  parameters: { layout: 'fullscreen' },
  // The longest amount that the bar has to hold.
  args: { balance: 999_999_999, href: '/pages/user/recharge' },
  render: (args) => (
    <NavBar title="MCY" logo={<Logo form="full" tone="bar" label="MCY" />} actions={<CoinsLink {...args} />} />
  ),
} satisfies Meta<typeof CoinsLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '999.999.999 xu' })).toHaveAttribute('href', args.href);
  },
};

/** Before the balance is known. */
export const Waiting: Story = { args: { balance: undefined } };
