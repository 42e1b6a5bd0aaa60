import { LoadingLine, NavBar } from '@mcy/ui/patterns';
import { Inset, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/LoadingLine',
  component: LoadingLine,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Đang tải' },
  render: (args) => (
    <>
      <LoadingLine {...args} />
      <NavBar title="Khuyến mãi" />
      <Inset space="medium">
        <Text>Trang trước vẫn ở đây cho đến khi trang sau tới.</Text>
      </Inset>
    </>
  ),
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Above a page's bar. */
export const Variants: Story = {};
