import { PassCard } from '@mcy/ui/boxes/pass';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { donePass, season } from '../fixtures/season.ts';

const meta = {
  title: 'Boxes/Pass/PassCard',
  component: PassCard,
  args: { season, href: '/pages/box/zhanling' },
} satisfies Meta<typeof PassCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/pages/box/zhanling');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space="small">
      <PassCard {...args} />
      <PassCard {...args} season={donePass.season ?? season} />
    </Stack>
  ),
};
