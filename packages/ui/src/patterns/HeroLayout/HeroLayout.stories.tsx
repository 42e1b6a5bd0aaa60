import { HeroLayout, ToyStage } from '@mcy/ui/patterns';
import { Button, Heading, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const dragonKingDetail = {
  name: 'Long Vương Ngọc Bích',
  image: '/art/toys/jade-dragon-king.webp',
  description: 'Chủ nhân khu rừng, chỉ thức giấc khi đủ bảy vì sao thẳng hàng.',
};

const meta = {
  title: 'Patterns/HeroLayout',
  component: HeroLayout,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    hero: <ToyStage image={dragonKingDetail.image} alt="" size="hero" rarity="legendary" priority />,
    children: (
      <>
        <Heading level={2}>{dragonKingDetail.name}</Heading>
        <Text tone="secondary">{dragonKingDetail.description}</Text>
      </>
    ),
    footer: (
      <Button size="large" width="full">
        Mở hộp
      </Button>
    ),
  },
} satisfies Meta<typeof HeroLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
