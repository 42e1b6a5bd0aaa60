import { Grid, Heading, Stack, Surface, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xsmall', 'small', 'standard', 'large', 'xlarge', 'xxlarge', 'display'] as const;
const sample = 'Thú vui nghệ thuật Ặ Ễ Ổ Ữ Ỵ đ — 1.250.000';

/** Be Vietnam Pro, designed for Vietnamese: accents are clear of capitals and of the line above. */
export const Scale: Story = {
  render: () => (
    <Stack space="large">
      {sizes.map((size) => (
        <Stack key={size} space="xxsmall">
          <Text size="xsmall" tone="muted">
            {size}
          </Text>
          <span style={{ fontSize: vars.type.size[size], lineHeight: vars.type.leading.tight }}>{sample}</span>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack>
      <Text weight="regular">400 · {sample}</Text>
      <Text weight="medium">500 · {sample}</Text>
      <Text weight="bold">700 · {sample}</Text>
    </Stack>
  ),
};

export const InThreeLanguages: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      {[
        ['vi', 'Mở hộp mù', 'Mỗi hộp là một bất ngờ, tỉ lệ công khai trước khi bạn trả tiền.'],
        ['zh', '开启盲盒', '每个盒子都是惊喜，付款前公开全部概率。'],
        ['en', 'Open a mystery box', 'Every box is a surprise; the odds are shown before you pay.'],
      ].map(([lang, title, text]) => (
        <Surface key={lang} lang={lang}>
          <Stack space="xsmall">
            <Heading level={3}>{title}</Heading>
            <Text tone="secondary">{text}</Text>
          </Stack>
        </Surface>
      ))}
    </Grid>
  ),
};
