import { Inset, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Inset',
  component: Inset,
  args: { children: <Text>Ba món trở lên được miễn phí giao hàng.</Text> },
  decorators: [
    (Story) => (
      <Surface space="none">
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof Inset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack space="xsmall">
      {(['xsmall', 'medium', 'xlarge'] as const).map((space) => (
        <Surface key={space} variant="sunken" space="none">
          <Inset space={space}>{children}</Inset>
        </Surface>
      ))}
      <Surface variant="sunken" space="none">
        <Inset spaceX="xlarge" spaceY="xsmall">
          {children}
        </Inset>
      </Surface>
    </Stack>
  ),
};
