import { Button, IconButton, Inline, Tooltip } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, ShieldCheck } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    content: 'Tỉ lệ tính trên số vé còn lại',
    children: <IconButton icon={Info} label="Cách tính tỉ lệ" variant="soft" />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const sides = ['top', 'bottom', 'left', 'right'] as const;

export const Variants: Story = {
  render: (args) => (
    <Inline align="center">
      {sides.map((side) => (
        <Tooltip key={side} {...args} side={side}>
          <Button variant="soft" tone="neutral">
            {side}
          </Button>
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'bottom' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Tỉ lệ tính trên số vé còn lại');
  },
};

export const LongText: Story = {
  args: {
    content:
      'Hạt giống của máy chủ được niêm phong trước lượt mở đầu tiên và công bố khi hộp bán hết, nên ai cũng tự kiểm tra lại được.',
    side: 'bottom',
    children: (
      <Button icon={ShieldCheck} variant="ghost">
        Kiểm chứng được
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

/** Focus opens it, Escape closes it and keeps focus. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cách tính tỉ lệ' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Tỉ lệ tính trên số vé còn lại');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
