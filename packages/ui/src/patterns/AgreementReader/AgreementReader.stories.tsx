import { AgreementReader, type AgreementReaderProps } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { agreement } from '../fixtures/agreement.ts';

const accept = fn();

const purchase: AgreementReaderProps = {
  title: 'Thỏa thuận mua hàng',
  sections: agreement,
  changedOn: '2026-10-01',
  texts: {
    changed: 'Cập nhật lần cuối ngày 01/10/2026',
    progress: 'Đã đọc',
    accept: 'Tôi đồng ý',
    readFirst: 'Kéo đến cuối để đồng ý',
    readAll: 'Bạn đã đọc đến cuối, có thể đồng ý.',
  },
  onAccept: accept,
  mustRead: true,
};

const meta = {
  title: 'Patterns/AgreementReader',
  component: AgreementReader,
  args: purchase,
} satisfies Meta<typeof AgreementReader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accepting requires reading to the end. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tôi đồng ý' });
    await expect(button).toBeDisabled();
    const area = canvas.getByRole('region', { name: 'Thỏa thuận mua hàng' });
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(accept).toHaveBeenCalled();
  },
};

export const Variants: Story = {};

/** Accepting requires a tick first. */
export const WithTick: Story = {
  args: {
    mustRead: false,
    tick: { label: 'Tôi đã đọc và đồng ý với Thỏa thuận mua hàng', error: 'Bạn đánh dấu đồng ý trước nhé.' },
  },
  play: async ({ canvas, userEvent }) => {
    accept.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đồng ý' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Bạn đánh dấu đồng ý trước nhé.');
    await expect(accept).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đồng ý' }));
    await expect(accept).toHaveBeenCalled();
  },
};

/** Only to read, and too short to scroll. */
export const States: Story = {
  render: () => (
    <AgreementReader
      title={purchase.title}
      sections={agreement.slice(0, 1)}
      changedOn={purchase.changedOn}
      texts={purchase.texts}
    />
  ),
};

/** In a sheet; closing it returns focus. */
export const InSheet: Story = {
  render: function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="soft" onPress={() => setOpen(true)}>
          Đọc thỏa thuận
        </Button>
        <AgreementReader
          title={purchase.title}
          sections={agreement}
          changedOn={purchase.changedOn}
          texts={purchase.texts}
          mustRead
          onAccept={() => setOpen(false)}
          presentation="sheet"
          open={open}
          onOpenChange={setOpen}
          closeLabel="Đóng"
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đọc thỏa thuận' }));
    await expect(await screen.findByRole('dialog', { name: 'Thỏa thuận mua hàng' })).toBeInTheDocument();
  },
};
