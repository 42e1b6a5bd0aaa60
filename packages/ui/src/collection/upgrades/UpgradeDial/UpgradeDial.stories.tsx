import { UpgradeDial } from '@mcy/ui/collection/upgrades';
import { Grid, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lostUpgrade, targets, wonUpgrade } from '../fixtures/upgrades.ts';

const [toy] = targets;

const meta = {
  title: 'Collection/Upgrades/UpgradeDial',
  component: UpgradeDial,
  args: { toy: toy ?? null, chance: 462_000 },
  // Its light reaches beyond it.
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ overflow: 'clip' }}>
        <Surface variant="stage" space="xlarge">
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof UpgradeDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Nothing chosen, chosen, won and lost. It is a picture: what it says, the page says in words. */
export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
  render: () => (
    <Grid columns={2} space="xlarge">
      <UpgradeDial toy={null} chance={null} />
      <UpgradeDial toy={wonUpgrade.toy} chance={wonUpgrade.chance} />
      <UpgradeDial {...wonUpgrade} step="won" hurried />
      <UpgradeDial {...lostUpgrade} step="lost" hurried />
    </Grid>
  ),
};
