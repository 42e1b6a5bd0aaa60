import { Avatar, Inline, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Nguyễn Thị Ánh' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%237d5cff"/%3E%3Ccircle cx="20" cy="16" r="8" fill="%23ffd9b8"/%3E%3Cpath d="M4 40a16 14 0 0 1 32 0z" fill="%232be0ee"/%3E%3C/svg%3E';

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ name }) => (
    <Inline>
      <Avatar name={name} src={portrait} size="small" />
      <Avatar name={name} src={portrait} />
      <Avatar name={name} src={portrait} size="large" label={name} />
    </Inline>
  ),
};

export const States: Story = {
  render: ({ name }) => (
    <Inline>
      <Avatar name={name} />
      <Text inline>{name}</Text>
      <Avatar name={name} src="/missing.webp" />
      <Avatar name="đỗ văn đức" size="large" />
    </Inline>
  ),
};
