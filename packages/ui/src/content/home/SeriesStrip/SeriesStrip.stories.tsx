import { SeriesStrip } from '@mcy/ui/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { series } from '../fixtures/home.ts';

const meta = {
  title: 'Content/Home/SeriesStrip',
  component: SeriesStrip,
  args: { series, link: (series_id) => `/pages/box/pool_choose?series_id=${series_id}` },
} satisfies Meta<typeof SeriesStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
