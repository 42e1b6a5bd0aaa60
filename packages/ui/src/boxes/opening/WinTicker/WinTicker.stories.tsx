import { WinTicker } from '@mcy/ui/boxes/opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../../pools/fixtures/links.ts';
import { wins } from '../fixtures/wins.ts';

const meta = {
  title: 'Boxes/Opening/WinTicker',
  component: WinTicker,
  args: { wins, prizeHref: links.prize },
} satisfies Meta<typeof WinTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
