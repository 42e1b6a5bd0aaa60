import { EndingScene } from '@mcy/ui/boxes/opening';
import { StageFrame } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nightDragon } from '../../pools/fixtures/prizes.ts';

const meta = {
  title: 'Boxes/Opening/EndingScene',
  component: EndingScene,
  parameters: { layout: 'fullscreen' },
  args: { ending: 'last', prize: nightDragon },
  decorators: [
    (Story) => (
      <StageFrame label="Sân khấu mở hộp" light="dim">
        <Story />
      </StageFrame>
    ),
  ],
} satisfies Meta<typeof EndingScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Last: Story = {};

export const Global: Story = { args: { ending: 'global' } };

export const Arena: Story = { args: { ending: 'arena' } };

export const Emperor: Story = { args: { ending: 'emperor' } };
