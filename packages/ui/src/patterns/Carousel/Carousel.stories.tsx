import { Carousel, type CarouselSlide } from '@mcy/ui/patterns';
import { Image, Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

const banners = [
  { id: '1', name: 'Mèo Phi Hành Gia', subtitle: 'Bộ mới, 80 vé một hộp', image: toys.cat },
  { id: '2', name: 'Thỏ Nguyệt', subtitle: 'Giải cho người mở vé cuối', image: toys.rabbit },
  { id: '3', name: 'Gấu Bạc Hà', subtitle: 'Chắc chắn hạng A trong 60 lượt', image: toys.bear },
];

const slides: readonly CarouselSlide[] = banners.map(({ id, name, subtitle, image }) => ({
  id,
  label: name,
  content: (
    <Surface href={`/pages/box/detail?pool_id=${id}`} variant="stage" radius="standard">
      <Inline align="between" wrap={false}>
        <Stack space="xxsmall">
          <Text weight="bold">{name}</Text>
          <Text size="small" tone="secondary">
            {subtitle}
          </Text>
        </Stack>
        <Image src={image} alt="" width={96} height={96} priority />
      </Inline>
    </Surface>
  ),
}));

const meta = {
  title: 'Patterns/Carousel',
  component: Carousel,
  args: {
    label: 'Nổi bật',
    slides,
    texts: {
      roleDescription: 'băng chuyền',
      slideRoleDescription: 'banner',
      previous: 'Banner trước',
      next: 'Banner sau',
      pause: 'Dừng chuyển banner',
      play: 'Tiếp tục chuyển banner',
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choose a banner by its dot; hidden ones are unreachable. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gấu Bạc Hà' }));
    await expect(canvas.getByRole('button', { name: 'Gấu Bạc Hà' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('group', { name: 'Gấu Bạc Hà' })).not.toHaveAttribute('inert');
    await expect(canvas.getByLabelText('Mèo Phi Hành Gia', { selector: '[role="group"]' })).toHaveAttribute('inert');
  },
};

export const Variants: Story = {};

/** A single banner does not move and needs no buttons. */
export const Single: Story = { args: { slides: slides.slice(0, 1) } };

/** Ten banners, each with a dot. */
export const Many: Story = {
  args: {
    slides: Array.from({ length: 10 }, (_, place) => ({
      id: String(place),
      label: `Banner ${place + 1}`,
      content: slides[place % 3]?.content,
    })),
  },
};
