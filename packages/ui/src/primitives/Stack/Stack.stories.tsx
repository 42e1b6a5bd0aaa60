import { Button, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Surface>
          <Text>Chọn hộp</Text>
        </Surface>
        <Surface>
          <Text>Mở hộp</Text>
        </Surface>
        <Surface>
          <Text>Nhận đồ chơi</Text>
        </Surface>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  args: { space: 'large' },
  render: ({ space = 'large' }) => (
    <Stack space={space}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align} space="xsmall">
          <Text>{align}</Text>
          <Button size="small" variant="soft">
            Xem thêm
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const SpaceByWidth: Story = { args: { space: { phone: 'xsmall', tablet: 'large', desktop: 'xxlarge' } } };
