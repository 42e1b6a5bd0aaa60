import { Icon, Inline, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, PackageOpen, Sparkles } from 'lucide-react';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Gift },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Icon icon={Gift} size="small" />
        <Icon icon={Gift} size="standard" />
        <Icon icon={Gift} size="large" />
      </Inline>
      <Inline>
        {(['primary', 'secondary', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Icon key={tone} icon={Sparkles} tone={tone} />
        ))}
      </Inline>
      <Text size="large">
        <Icon icon={PackageOpen} size="text" /> Mở hộp ngay
      </Text>
    </Stack>
  ),
};

export const Named: Story = { args: { icon: Sparkles, label: 'Phiên bản hiếm' } };
