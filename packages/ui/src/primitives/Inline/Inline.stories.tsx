import { Badge, Inline, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Badge>Còn 12 vé</Badge>
        <Badge tone="accent">Mới</Badge>
        <Badge tone="caution">Sắp hết</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack space="medium">
      {(['start', 'center', 'end', 'between'] as const).map((align) => (
        <Inline key={align} align={align}>
          {children}
        </Inline>
      ))}
      <Inline alignY="baseline">
        <Text size="large" weight="bold">
          Giải A
        </Text>
        <Text size="small" tone="muted">
          2 trong 80
        </Text>
      </Inline>
    </Stack>
  ),
};

export const Wraps: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => <Badge key={index}>Nhân vật {index + 1}</Badge>),
    space: 'xsmall',
  },
};
