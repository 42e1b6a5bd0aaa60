import { Button, Inline, Popover, Progress, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Popover',
  component: Popover.Root,
  args: {
    children: (
      <>
        <Popover.Trigger>
          <Button variant="soft" icon={Info}>
            Bảo hiểm là gì?
          </Button>
        </Popover.Trigger>
        <Popover.Content title="Bảo hiểm giải hiếm" closeLabel="Đóng">
          <Text size="small" tone="secondary">
            Sau 30 lượt chưa trúng giải hiếm, lượt kế tiếp chắc chắn là giải hiếm.
          </Text>
        </Popover.Content>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Inline align="center">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof Popover.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { open: true } };

export const WithoutTitle: Story = {
  args: {
    open: true,
    children: (
      <>
        <Popover.Trigger>
          <Button variant="ghost">24/30 lượt</Button>
        </Popover.Trigger>
        <Popover.Content label="Tiến độ bảo hiểm" closeLabel="Đóng">
          <Stack space="small">
            <Text size="small">Còn 6 lượt nữa là chắc chắn trúng giải hiếm.</Text>
            <Progress value={24} max={30} label="Số lượt đã mở" />
            <Inline align="end">
              <Popover.Close>
                <Button size="small">Đã hiểu</Button>
              </Popover.Close>
            </Inline>
          </Stack>
        </Popover.Content>
      </>
    ),
  },
};

/** Open, close on Escape: focus returns to the opener. */
export const GivesFocusBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Bảo hiểm là gì?' });
    await userEvent.click(opener);
    const popover = await screen.findByRole('dialog', { name: 'Bảo hiểm giải hiếm' });
    await expect(popover).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
