import { AvatarGroup, Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const portraitOf = (skin: string, hair: string, shirt: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23${hair}"/%3E%3Ccircle cx="20" cy="17" r="8" fill="%23${skin}"/%3E%3Cpath d="M4 40a16 13 0 0 1 32 0z" fill="%23${shirt}"/%3E%3C/svg%3E`;

const people = [
  { id: 'anh', name: 'Nguyễn Thị Ánh', src: portraitOf('ffd9b8', '7d5cff', '2be0ee') },
  { id: 'duc', name: 'Đỗ Văn Đức' },
  { id: 'mai', name: 'Trần Mai', src: portraitOf('f3c39b', 'ff8595', 'ffd166') },
  { id: 'khoa', name: 'Lê Khoa', src: portraitOf('e0a97e', '2fbf8f', '1b1640') },
  { id: 'vy', name: 'Phạm Tường Vy' },
  { id: 'bao', name: 'Hồ Gia Bảo' },
  { id: 'linh', name: 'Vũ Linh' },
] as const;

const meta = {
  title: 'Primitives/AvatarGroup',
  component: AvatarGroup,
  args: { people, label: '7 người đã vào phòng' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      <AvatarGroup people={people} size="small" label="7 người đã vào phòng" />
      <AvatarGroup people={people} label="7 người đã vào phòng" />
      <AvatarGroup people={people} size="large" label="7 người đã vào phòng" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack align="start">
      <AvatarGroup people={people.slice(0, 1)} label="1 người đã vào phòng" />
      <AvatarGroup people={people.slice(0, 5)} label="5 người đã vào phòng" />
      <AvatarGroup people={people} total={12480} size="small" label="12.480 người thích bài này" />
      <Surface variant="stage">
        <Inline space="xsmall">
          <AvatarGroup people={people} total={128} label="128 người đang săn giải này" />
          <Text inline>đang săn giải này</Text>
        </Inline>
      </Surface>
    </Stack>
  ),
};
