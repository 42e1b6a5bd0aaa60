import { Poster, QrCode, usePoster } from '@mcy/ui/patterns';
import { Button, Heading, Image, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

interface InvitationProps {
  label: string;
  children?: ReactNode;
  footer?: ReactNode;
}

/** A poster with its save button; shows the size of the saved picture. */
function Invitation({ label, children, footer }: InvitationProps) {
  const { poster, drawPoster } = usePoster();
  const [sides, setSides] = useState('');
  async function draw() {
    const bitmap = await createImageBitmap(await drawPoster());
    setSides(`${bitmap.width} × ${bitmap.height}`);
  }
  return (
    <Stack align="center">
      <Poster poster={poster} label={label} footer={footer}>
        {children}
      </Poster>
      <Button icon={ImageDown} variant="soft" onPress={draw}>
        Lưu ảnh
      </Button>
      {sides !== '' && <Text role="status">{sides}</Text>}
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Poster',
  component: Invitation,
  args: {
    label: 'Thiệp mời của Ngọc Lan',
    children: (
      <>
        <Image src={toys.cat} alt="" width={176} height={176} fit="contain" priority />
        <Heading level={2} size="large">
          Mở hộp cùng mình nhé
        </Heading>
        <Text tone="secondary">Nhận phiếu giảm 5 xu khi nhập mã mời</Text>
      </>
    ),
    footer: (
      <>
        <Stack space="xxsmall">
          <Text size="small" tone="inherit" align="start">
            Mã mời của Ngọc Lan
          </Text>
          <Text size="large" weight="bold" tone="inherit">
            MCY8842
          </Text>
        </Stack>
        <QrCode size="small" value="https://mcy.example/?_key=MCY8842" label="Mã QR lời mời" />
      </>
    ),
  },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ảnh' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('1080 × 1440');
  },
};

export const Variants: Story = {};

/** Without a foot, with a picture that never loads and text that hardly fits. */
export const States: Story = {
  args: {
    footer: undefined,
    children: (
      <>
        <Image src={null} alt="" width={176} height={176} />
        <Heading level={2} size="large">
          Đêm Hội Rồng Ngọc phiên bản giới hạn mừng trăng rằm tháng Tám ở Phố cổ Hội An
        </Heading>
        <Text tone="secondary">Mười hai nhân vật và một giải vé cuối cho người mở vé cuối cùng của hộp.</Text>
      </>
    ),
  },
};
