import { Tabs, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Boxes, Infinity as InfinityIcon } from 'lucide-react';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Trigger: Tabs.Trigger, Content: Tabs.Content },
  args: {
    defaultValue: 'prizes',
    children: (
      <>
        <Tabs.List label="Thông tin hộp">
          <Tabs.Trigger value="prizes">Giải thưởng</Tabs.Trigger>
          <Tabs.Trigger value="odds">Tỉ lệ</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="prizes">
          <Text>Mười hai nhân vật và một giải vé cuối.</Text>
        </Tabs.Content>
        <Tabs.Content value="odds">
          <Text>Tỉ lệ tính trên số vé còn lại.</Text>
        </Tabs.Content>
      </>
    ),
  },
} satisfies Meta<typeof Tabs.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Tabs.Root defaultValue="ichiban">
      <Tabs.List label="Loại hộp">
        <Tabs.Trigger value="ichiban" icon={Boxes}>
          Ichiban
        </Tabs.Trigger>
        <Tabs.Trigger value="infinite" icon={InfinityIcon}>
          Vô hạn
        </Tabs.Trigger>
        <Tabs.Trigger value="anime">Anime</Tabs.Trigger>
        <Tabs.Trigger value="life" disabled>
          Cuộc sống tinh tế
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="ichiban">
        <Text>Mỗi hộp có số vé cố định.</Text>
      </Tabs.Content>
    </Tabs.Root>
  ),
};
