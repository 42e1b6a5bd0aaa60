import { Grid, Inline, Skeleton, Stack, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'text', lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton shape="circle" size="large" />
        <Skeleton shape="text" lines={2} />
      </Inline>
      <Skeleton shape="control" />
      <Grid columns={2}>
        {[1, 2].map((tile) => (
          <Surface key={tile} space="small">
            <Stack space="small">
              <Skeleton shape="image" />
              <Skeleton shape="text" lines={2} />
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Stack>
  ),
};
