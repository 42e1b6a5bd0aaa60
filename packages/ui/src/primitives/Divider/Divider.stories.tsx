import { Divider, Inline, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Text>Tạm tính</Text>
      <Divider />
      <Inline>
        <Text inline>Đã mở 12</Text>
        <Divider orientation="vertical" />
        <Text inline>Đang giữ 9</Text>
      </Inline>
    </Stack>
  ),
};
