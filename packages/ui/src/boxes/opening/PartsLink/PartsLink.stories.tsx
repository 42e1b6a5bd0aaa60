import { PartsLink } from '@mcy/ui/boxes/opening';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Boxes/Opening/PartsLink',
  component: PartsLink,
  args: { parts: { stones: 0, diamonds: 0 }, href: '/pages/box/choose_stone' },
} satisfies Meta<typeof PartsLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** None, stones, diamonds, and both. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="small">
      <PartsLink {...args} />
      <PartsLink {...args} parts={{ stones: 25_000, diamonds: 0 }} />
      <PartsLink {...args} parts={{ stones: 0, diamonds: 10 }} />
      <PartsLink {...args} parts={{ stones: 29_500, diamonds: 295 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'Dùng đá, kim cươngChọn',
      'Đá −25.000Đổi',
      '10 kim cươngĐổi',
      'Đá −29.500 · 295 kim cươngĐổi',
    ]);
  },
};
