import { ToyCard } from '@mcy/ui/boxes/pools';
import { Badge, Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { dragonKing, elf, nightDragon, snail, unicorn } from '../fixtures/prizes.ts';

const meta = {
  title: 'Boxes/Pools/ToyCard',
  component: ToyCard,
  args: { prize: dragonKing, href: links.prize(dragonKing.prize_id) },
} satisfies Meta<typeof ToyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      {[dragonKing, unicorn, elf, snail].map((prize) => (
        <ToyCard key={prize.prize_id} prize={prize} href={links.prize(prize.prize_id)} />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      <ToyCard prize={unicorn} gone />
      <ToyCard prize={snail} note={<Badge size="small">×3</Badge>} />
      <ToyCard prize={nightDragon} />
      <ToyCard
        prize={{ ...elf, name: 'Tiên Gác Rừng Ngủ Quên Trong Vườn Hoa Bồ Công Anh Suốt Ba Trăm Năm', image: '' }}
      />
    </Grid>
  ),
};
