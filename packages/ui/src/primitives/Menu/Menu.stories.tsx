import { IconButton, Inline, Menu } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Eye, Flag, Gift, Share2, SlidersHorizontal, Trash2, Truck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const share = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu.Root,
  args: {
    children: (
      <>
        <Menu.Trigger>
          <IconButton icon={Ellipsis} label="Thao tác khác" variant="soft" />
        </Menu.Trigger>
        <Menu.Content>
          <Menu.LinkItem href="/pages/box/detail" icon={Eye}>
            Xem hộp
          </Menu.LinkItem>
          <Menu.Item icon={Share2} onPress={share}>
            Chia sẻ
          </Menu.Item>
          <Menu.Item icon={Truck} onPress={fn()} disabled>
            Gửi hàng
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item icon={Trash2} tone="critical" onPress={fn()}>
            Tách
          </Menu.Item>
        </Menu.Content>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Inline align="end">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof Menu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { open: true } };

function ViewMenu({ open }: { open?: boolean }) {
  const [order, setOrder] = useState<'newest' | 'rarest'>('newest');
  const [gone, setGone] = useState(true);
  return (
    <Menu.Root {...(open === undefined ? {} : { open })}>
      <Menu.Trigger>
        <IconButton icon={SlidersHorizontal} label="Cách xem" variant="soft" />
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>Sắp xếp</Menu.Label>
        <Menu.RadioGroup
          label="Sắp xếp"
          value={order}
          onValueChange={setOrder}
          options={[
            { value: 'newest', label: 'Mới mở trước' },
            { value: 'rarest', label: 'Hiếm trước' },
          ]}
        />
        <Menu.Separator />
        <Menu.CheckboxItem checked={gone} onCheckedChange={setGone}>
          Hiện cả những món đã tặng, đã gửi hoặc đã tách
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={false} onCheckedChange={fn()} disabled>
          Chỉ món đang bán
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Sub>
          <Menu.SubTrigger icon={Gift}>Tặng cho</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item onPress={fn()}>Bạn bè</Menu.Item>
            <Menu.Item onPress={fn()}>Người trong phòng</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
        <Menu.Item icon={Flag} onPress={fn()}>
          Báo lỗi
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

export const Choices: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => <ViewMenu open />,
};

/** Keyboard only: open, move, choose; focus returns to the button. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    share.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Thao tác khác' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Thao tác khác' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xem hộp' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chia sẻ' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(share).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Toggled while it stays open; choosing one of several closes it. */
export const TurnsAndChooses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <ViewMenu />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cách xem' });
    await userEvent.click(opener);
    const box = await screen.findByRole('menuitemcheckbox', { name: /Hiện cả/ });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Hiếm trước' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await expect(await screen.findByRole('menuitemradio', { name: 'Hiếm trước' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
