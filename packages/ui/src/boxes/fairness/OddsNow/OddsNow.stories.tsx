import { OddsNow } from '@mcy/ui/boxes/fairness';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Boxes/Fairness/OddsNow',
  component: OddsNow,
  args: {
    tier: 'A',
    half: 25,
    certain: 37,
    chances: [
      { draws: 1, parts: 27_027 },
      { draws: 5, parts: 135_135 },
      { draws: 10, parts: 270_270 },
    ],
    spent: { draws: 12, coins: 1_068_000 },
    links: { fairness: '#fairness', practice: '#practice' },
  },
} satisfies Meta<typeof OddsNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** A player, a guest, somebody new, and a box without its top tier. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <OddsNow {...args} />
      <OddsNow {...args} certain={null} spent={null} />
      <OddsNow {...args} spent={{ draws: 0, coins: 0 }} />
      <OddsNow {...args} half={null} spent="loading" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(9);
    // A guest is told nothing of spending.
    await expect(canvas.getAllByText(/1\.068\.000/)).toHaveLength(1);
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^#/);
  },
};
