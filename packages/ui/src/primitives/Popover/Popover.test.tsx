import '@mcy/ui/styles';
import { Button, Dialog, Popover } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const guarantee = (
  <Popover.Root>
    <Popover.Trigger>
      <Button>Bảo hiểm là gì?</Button>
    </Popover.Trigger>
    <Popover.Content title="Bảo hiểm giải hiếm" closeLabel="Đóng">
      Lượt thứ 31 chắc chắn là giải hiếm.
      <Popover.Close>
        <Button>Đã hiểu</Button>
      </Popover.Close>
    </Popover.Content>
  </Popover.Root>
);

describe('Popover', () => {
  it('opens, is labeled by its title, takes focus, and returns it on close', async () => {
    const screen = await render(guarantee);
    const opener = screen.getByRole('button', { name: 'Bảo hiểm là gì?' });
    await opener.click();
    const popover = screen.getByRole('dialog', { name: 'Bảo hiểm giải hiếm' });
    await expect.element(popover).toHaveFocus();
    await popover.getByRole('button', { name: 'Đóng' }).click();
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by Escape and by its own button', async () => {
    const screen = await render(guarantee);
    const popover = screen.getByRole('dialog');
    await screen.getByRole('button').click();
    await expect.element(popover).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await screen.getByRole('button').click();
    await screen.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect.element(popover).not.toBeInTheDocument();
  });

  it('leaves the page usable, and focus with whatever was clicked there', async () => {
    const screen = await render(
      <>
        {guarantee}
        <button type="button">Mua ngay</button>
      </>,
    );
    await screen.getByRole('button', { name: 'Bảo hiểm là gì?' }).click();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
    const elsewhere = screen.getByRole('button', { name: 'Mua ngay' });
    await elsewhere.click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
  });

  it('opens over its dialog, and Escape closes one at a time', async () => {
    const screen = await render(
      <Dialog.Root open>
        <Dialog.Content closeLabel="Đóng hộp thoại">
          <Dialog.Title>Mở hộp</Dialog.Title>
          {guarantee}
        </Dialog.Content>
      </Dialog.Root>,
    );
    await screen.getByRole('button', { name: 'Bảo hiểm là gì?' }).click();
    const popover = screen.getByRole('dialog', { name: 'Bảo hiểm giải hiếm' });
    await expect.element(popover).toHaveFocus();
    await popover.getByText('Bảo hiểm giải hiếm').click();
    await expect.element(popover).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Mở hộp' })).toBeInTheDocument();
  });
});
