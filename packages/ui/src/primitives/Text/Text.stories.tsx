import { Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Mở hộp, nhận đồ chơi về tận nhà.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack space="small">
      {(['xsmall', 'small', 'standard', 'large'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
      {(['primary', 'secondary', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const CutOff: Story = {
  args: {
    lines: 2,
    children:
      'Bộ nhân vật “Phố đêm Sài Gòn” gồm mười hai nhân vật vinyl cao mười hai xăng-ti-mét, mỗi nhân vật kể một câu chuyện về hẻm nhỏ, quán cà phê và những chuyến xe khuya.',
  },
};

export const Figures: Story = {
  render: () => (
    <Stack space="xxsmall" align="end">
      <Text tabular>1.111.111</Text>
      <Text tabular>900.000</Text>
    </Stack>
  ),
};
