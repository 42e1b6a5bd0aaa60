import { ToyStage } from '@mcy/ui/patterns';
import { Badge, Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const dragonKing = {
  name: 'Long Vương Ngọc Bích',
  image: '/art/toys/jade-dragon-king.webp',
  rarity: 'legendary',
} as const;
const elf = { name: 'Tiên Gác Rừng', image: '/art/toys/forest-elf.webp', rarity: 'rare' } as const;
const snail = { name: 'Ốc Không Vội', image: '/art/toys/slow-snail.webp', rarity: 'common' } as const;
const unicorn = { name: 'Kỳ Lân Bình Minh', image: '/art/toys/dawn-unicorn.webp', rarity: 'epic' } as const;

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
      {[dragonKing, unicorn, elf, snail].map(({ image, name, rarity }) => (
        <ToyStage key={name} image={image} alt={name} rarity={rarity} mark={<Badge>{name}</Badge>} />
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
