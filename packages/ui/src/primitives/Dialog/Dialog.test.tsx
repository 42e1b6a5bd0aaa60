import '@mcy/ui/styles';
import { Button, Dialog, Sheet } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function CancelOrder({ onCancelOrder }: { onCancelOrder: () => void }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Hủy đơn hàng</Button>
      </Dialog.Trigger>
      <Dialog.Content closeLabel="Đóng">
        <Dialog.Title>Hủy đơn hàng này?</Dialog.Title>
        <Dialog.Description>Tiền cọc không được hoàn lại.</Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button onPress={onCancelOrder}>Hủy đơn</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}

describe('Dialog', () => {
  it('opens, is labeled by its title, runs the action, closes and returns focus', async () => {
    const cancelOrder = vi.fn();
    const screen = await render(<CancelOrder onCancelOrder={cancelOrder} />);
    const opener = screen.getByRole('button', { name: 'Hủy đơn hàng' });
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'Hủy đơn hàng này?' });
    await expect.element(dialog).toHaveAccessibleDescription('Tiền cọc không được hoàn lại.');
    await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
    expect(cancelOrder).toHaveBeenCalledTimes(1);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by its close button and by Escape', async () => {
    const screen = await render(<CancelOrder onCancelOrder={() => {}} />);
    const dialog = screen.getByRole('dialog');
    await screen.getByRole('button').click();
    await screen.getByRole('button', { name: 'Đóng' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button').click();
    await expect.element(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('hides the page behind it from screen readers only while open, and the page is not restyled', async () => {
    const screen = await render(<CancelOrder onCancelOrder={() => {}} />);
    const opener = screen.getByRole('button', { name: 'Hủy đơn hàng' });
    const button = opener.element();
    const styles = document.querySelectorAll('style').length;
    await opener.click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => button.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(dialog.element().closest('[aria-hidden="true"]')).toBeNull();
    expect(button.closest('[inert]')).toBeNull();
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.querySelectorAll('style').length).toBe(styles);
    await screen.getByRole('button', { name: 'Đóng' }).click();
    await expect.poll(() => button.closest('[aria-hidden="true"]')).toBeNull();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stays open when it was opened by a double tap, whose second tap presses nothing', async () => {
    const cancelOrder = vi.fn();
    const screen = await render(<CancelOrder onCancelOrder={cancelOrder} />);
    await screen.getByRole('button', { name: 'Hủy đơn hàng' }).dblClick();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(cancelOrder).not.toHaveBeenCalled();
  });

  it('presses nothing inside by the second tap, where the window opens under the finger', async () => {
    const cancelOrder = vi.fn();
    const screen = await render(
      <Dialog.Root>
        <div style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Dialog.Trigger>
            <Button>Hủy đơn hàng</Button>
          </Dialog.Trigger>
        </div>
        <Dialog.Content closeLabel="Đóng">
          <Dialog.Title>Hủy?</Dialog.Title>
          <div style={{ display: 'grid', blockSize: 200 }}>
            <Button width="full" onPress={cancelOrder}>
              Hủy đơn
            </Button>
            <button type="button" style={{ blockSize: 160 }} onClick={cancelOrder}>
              Hủy ngay
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Root>,
    );
    await screen.getByRole('button', { name: 'Hủy đơn hàng' }).dblClick();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(cancelOrder).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Hủy ngay' }).click();
    expect(cancelOrder).toHaveBeenCalledOnce();
  });

  it('opens over another window, and each returns focus to its opener', async () => {
    const screen = await render(
      <Sheet.Root>
        <Sheet.Trigger>
          <Button>Đơn hàng</Button>
        </Sheet.Trigger>
        <Sheet.Content closeLabel="Đóng đơn hàng">
          <Sheet.Title>Đơn hàng</Sheet.Title>
          <CancelOrder onCancelOrder={() => {}} />
        </Sheet.Content>
      </Sheet.Root>,
    );
    const outer = screen.getByRole('button', { name: 'Đơn hàng' });
    await outer.click();
    const inner = screen.getByRole('button', { name: 'Hủy đơn hàng' });
    await inner.click();
    const question = screen.getByRole('dialog', { name: 'Hủy đơn hàng này?' });
    await expect.element(question).toHaveFocus();
    const sheet = document.querySelector('[role="dialog"]');
    await expect.poll(() => sheet?.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(inner).toHaveFocus();
    expect(sheet?.closest('[aria-hidden="true"]')).toBeNull();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(outer).toHaveFocus();
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  it('stays open until answered with `mustAnswer`', async () => {
    const closed = vi.fn();
    const screen = await render(
      <Dialog.Root open onOpenChange={closed}>
        <Dialog.Content dismissible={false} role="alertdialog">
          <Dialog.Title>Cập nhật hoàn tất</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>,
    );
    await expect.element(screen.getByRole('alertdialog', { name: 'Cập nhật hoàn tất' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
