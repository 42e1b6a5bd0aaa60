import '@mcy/ui/styles';
import { Button, Dialog, type LinkComponent, LinkProvider, Menu } from '@mcy/ui/primitives';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Actions({ onShare = () => {}, onRemove = () => {} }: { onShare?: () => void; onRemove?: () => void }) {
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button>Thao tác</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.LinkItem href="/pages/box/detail">Xem hộp</Menu.LinkItem>
        <Menu.Item onPress={onShare}>Chia sẻ</Menu.Item>
        <Menu.Separator />
        <Menu.Item onPress={onRemove} tone="critical" disabled>
          Tách
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

describe('Menu', () => {
  it('is labeled by its button, runs the chosen action, closes and returns focus', async () => {
    const share = vi.fn();
    const screen = await render(<Actions onShare={share} />);
    const opener = screen.getByRole('button', { name: 'Thao tác' });
    await opener.click();
    await screen.getByRole('menu', { name: 'Thao tác' }).getByRole('menuitem', { name: 'Chia sẻ' }).click();
    expect(share).toHaveBeenCalledExactlyOnceWith();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('moves by arrow keys past disabled items, and closes on Escape', async () => {
    const screen = await render(<Actions />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Xem hộp' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Chia sẻ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Xem hộp' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveFocus();
  });

  it('ignores disabled actions', async () => {
    const remove = vi.fn();
    const screen = await render(<Actions onRemove={remove} />);
    await screen.getByRole('button').click();
    const item = screen.getByRole('menuitem', { name: 'Tách' });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await item.click({ force: true });
    expect(remove).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('follows a link item through the router', async () => {
    function RouterLink({ children, ...props }: ComponentProps<LinkComponent>) {
      return (
        <a {...props} data-router="yes">
          {children}
        </a>
      );
    }
    const screen = await render(
      <LinkProvider component={RouterLink}>
        <Actions />
      </LinkProvider>,
    );
    await screen.getByRole('button').click();
    const item = screen.getByRole('menuitem', { name: 'Xem hộp' });
    await expect.element(item).toHaveAttribute('href', '/pages/box/detail');
    await expect.element(item).toHaveAttribute('data-router', 'yes');
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    await item.click();
    expect(followed).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });

  it('opens by a tap, not by the touch that starts scrolling', async () => {
    const screen = await render(<Actions />);
    const opener = screen.getByRole('button').element();
    const touch = { bubbles: true, cancelable: true, pointerType: 'touch', button: 0 };
    opener.dispatchEvent(new PointerEvent('pointerdown', touch));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    opener.dispatchEvent(new PointerEvent('pointerup', touch));
    opener.dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
    await expect.element(screen.getByRole('menu')).toBeInTheDocument();
  });

  it("can lead to a dialog, and focus returns to the menu's button", async () => {
    function Asking() {
      const [asking, setAsking] = useState(false);
      return (
        <>
          <Actions onShare={() => setAsking(true)} />
          <Dialog.Root open={asking} onOpenChange={setAsking}>
            <Dialog.Content closeLabel="Đóng">
              <Dialog.Title>Chia sẻ với ai?</Dialog.Title>
            </Dialog.Content>
          </Dialog.Root>
        </>
      );
    }
    const screen = await render(<Asking />);
    const opener = screen.getByRole('button', { name: 'Thao tác' });
    await opener.click();
    await screen.getByRole('menuitem', { name: 'Chia sẻ' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Chia sẻ với ai?' });
    await expect.element(dialog).toHaveFocus();
    await screen.getByRole('button', { name: 'Đóng' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
  });
});
