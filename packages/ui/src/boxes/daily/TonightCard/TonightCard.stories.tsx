import { TonightCard } from '@mcy/ui/boxes/daily';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clockOf, closedDaily, openDaily } from '../fixtures/daily.ts';

const meta = {
  title: 'Boxes/Daily/TonightCard',
  component: TonightCard,
  args: { daily: closedDaily, drawn: false, href: '/pages/box/daily', onTurn: fn(), now: clockOf(closedDaily) },
} satisfies Meta<typeof TonightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Mở sau' })).toHaveTextContent('01:35:30');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/pages/box/daily');
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <TonightCard {...args} />
      <TonightCard {...args} daily={openDaily} now={clockOf(openDaily)} />
      <TonightCard {...args} daily={openDaily} now={clockOf(openDaily)} drawn />
    </>
  ),
};
