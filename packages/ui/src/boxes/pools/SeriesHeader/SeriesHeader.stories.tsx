import { SeriesHeader } from '@mcy/ui/boxes/pools';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bakery, forest, orbit } from '../fixtures/series.ts';

const meta = {
  title: 'Boxes/Pools/SeriesHeader',
  component: SeriesHeader,
  args: { series: forest, lead: '3 hộp, mỗi hộp một vận may' },
} satisfies Meta<typeof SeriesHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <SeriesHeader series={forest} lead="3 hộp, mỗi hộp một vận may" />
      <SeriesHeader series={orbit} />
      <SeriesHeader series={{ ...bakery, image: '' }} />
    </Stack>
  ),
};
