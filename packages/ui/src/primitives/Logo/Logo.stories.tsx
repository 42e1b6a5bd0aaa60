import { Inline, Logo, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  args: { label: 'MCY', form: 'full', size: 'large' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['inherit', 'accent'] as const).map((tone) => (
        <Inline key={tone} align="center">
          <Logo size="small" tone={tone} label="MCY" />
          <Logo tone={tone} label="MCY" />
          <Logo size="large" tone={tone} label="MCY" />
          <Logo form="full" size="small" tone={tone} label="MCY" />
          <Logo form="full" tone={tone} label="MCY" />
          <Logo form="full" size="large" tone={tone} label="MCY" />
        </Inline>
      ))}
    </Stack>
  ),
};
