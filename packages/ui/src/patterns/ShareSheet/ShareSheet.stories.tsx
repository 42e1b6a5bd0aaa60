import { Poster, QrCode, ShareSheet, type ShareSheetProps, shareTargets, usePoster } from '@mcy/ui/patterns';
import { Button, Heading, Image, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

const meta = {
  title: 'Patterns/ShareSheet',
  component: ShareSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    targets: shareTargets,
    onChooseTarget: fn(),
    texts: {
      title: 'Chia sẻ',
      description: 'Bạn bè mở liên kết này sẽ được gắn mã mời của bạn.',
      close: 'Đóng',
      targets: {
        copyLink: 'Sao chép liên kết',
        zalo: 'Zalo',
        facebook: 'Facebook',
        tiktok: 'TikTok',
        savePicture: 'Lưu ảnh',
        system: 'Khác',
      },
    },
  },
} satisfies Meta<typeof ShareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, choose a target, close on Escape: focus returns. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Chia sẻ' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Zalo' }));
    await expect(args.onChooseTarget).toHaveBeenCalledWith('zalo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

function Opened(args: ShareSheetProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button icon={Share2} onPress={() => setOpen(true)}>
        Chia sẻ
      </Button>
      <ShareSheet {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Variants: Story = {};

/** On a computer: no system share sheet, nothing to save. */
export const FewTargets: Story = { args: { targets: ['copyLink', 'facebook'] } };

/** With a preview. */
export const WithPoster: Story = {
  render: function Shown(args) {
    const { poster } = usePoster();
    return (
      <ShareSheet {...args}>
        <Poster
          poster={poster}
          label="Thiệp mời"
          footer={
            <>
              <Text tone="inherit" weight="bold">
                MCY8842
              </Text>
              <QrCode size="small" value="https://mcy.example/?_key=MCY8842" label="Mã QR lời mời" />
            </>
          }
        >
          <Image src={toys.bear} alt="" width={144} height={144} priority />
          <Heading level={3} size="small">
            Mở hộp cùng mình nhé
          </Heading>
        </Poster>
      </ShareSheet>
    );
  },
};
