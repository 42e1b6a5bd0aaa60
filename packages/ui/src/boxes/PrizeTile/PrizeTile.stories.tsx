import { PrizeTile } from '@mcy/ui/boxes';
import { Badge, Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { dragonKing, elf, nightDragon, snail, unicorn } from '../fixtures/prizes.ts';

const meta = {
  title: 'Boxes/PrizeTile',
  component: PrizeTile,
  args: { prize: dragonKing, href: links.prize(dragonKing.prize_id) },
} satisfies Meta<typeof PrizeTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      {[dragonKing, unicorn, elf, snail].map((prize) => (
        <PrizeTile key={prize.prize_id} prize={prize} href={links.prize(prize.prize_id)} />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      <PrizeTile prize={unicorn} gone />
      <PrizeTile prize={snail} note={<Badge size="small">×3</Badge>} />
      <PrizeTile prize={nightDragon} />
      <PrizeTile
        prize={{ ...elf, name: 'Tiên Gác Rừng Ngủ Quên Trong Vườn Hoa Bồ Công Anh Suốt Ba Trăm Năm', image: '' }}
      />
    </Grid>
  ),
};
