import { Heading, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Thú vui Sài Gòn về đêm' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack space="medium">
      {(['display', 'xlarge', 'large', 'standard', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
      <Heading level={2} tone="secondary">
        {children}
      </Heading>
      <Heading level={2} tone="accent">
        {children}
      </Heading>
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: { lines: 2, children: 'Hộp mù phiên bản giới hạn kỷ niệm mười năm ngày hội đồ chơi nghệ thuật Đông Nam Á' },
};
