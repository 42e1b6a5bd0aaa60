import { ToyChoice } from '@mcy/ui/collection/parcels';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toys } from '../fixtures/parcels.ts';

const [first, second] = toys;
if (!first || !second) throw new Error('the fixture has toys');

const meta = {
  title: 'Collection/Parcels/ToyChoice',
  component: ToyChoice,
  args: { toy: first, chosen: false, onChoose: fn() },
} satisfies Meta<typeof ToyChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    // Forced colors show a tick whatever its color.
    await expect(canvas.getByRole('checkbox').querySelector('svg')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(first.name) }));
    await expect(args.onChoose).toHaveBeenCalledWith(first.item_id);
  },
};

/** Chosen and not, of each rarity, a long name, a free draw, and when no more can be chosen. */
export const Variants: Story = {
  render: ({ onChoose }) => (
    <Grid columns={{ phone: 2, tablet: 4 }} space="small">
      {toys.map((toy, index) => (
        <ToyChoice key={toy.item_id} toy={toy} chosen={index % 2 === 0} disabled={index === 3} onChoose={onChoose} />
      ))}
    </Grid>
  ),
};
