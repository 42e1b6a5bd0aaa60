import { levels } from '@mcy/api/account/levels/words';
import { LevelBadge } from '@mcy/ui/account/levels';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Account/Levels/LevelBadge',
  component: LevelBadge,
  args: { level: 'gold' },
  argTypes: { level: { control: 'select', options: levels } },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Inline>
      {levels.map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Inline>
  ),
};
