import { ToyStage } from '@mcy/ui/patterns';
import { Badge, Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dragonKing, elf, snail, unicorn } from '../../boxes/pools/fixtures/prizes.ts';

const meta = {
  title: 'Patterns/ToyStage',
  component: ToyStage,
  args: { image: dragonKing.image, alt: dragonKing.name, rarity: 'legendary' },
} satisfies Meta<typeof ToyStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Grid columns={2}>
      {[dragonKing, unicorn, elf, snail].map(({ prize_id, image, name, rarity }) => (
        <ToyStage key={prize_id} image={image} alt={name} rarity={rarity} mark={<Badge>{name}</Badge>} />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={2}>
      <ToyStage image={dragonKing.image} alt={dragonKing.name} rarity="legendary" dimmed />
      <ToyStage image="/no-such-picture.webp" alt={unicorn.name} rarity="epic" />
      <ToyStage image={snail.image} alt={snail.name} />
    </Grid>
  ),
};

export const Hero: Story = { args: { size: 'hero', priority: true }, parameters: { layout: 'fullscreen' } };
