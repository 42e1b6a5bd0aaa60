import '@mcy/ui/styles';
import { Button, Link } from '@mcy/ui/primitives';
import { Gift } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Button', () => {
  it('runs its action on click', async () => {
    const open = vi.fn();
    const screen = await render(<Button onPress={open}>Mở hộp</Button>);
    await screen.getByRole('button', { name: 'Mở hộp' }).click();
    expect(open).toHaveBeenCalledExactlyOnceWith();
  });

  it('waits for its action and ignores further clicks until it settles', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const open = vi.fn(() => promise);
    const screen = await render(<Button onPress={open}>Mở hộp</Button>);
    const button = screen.getByRole('button', { name: 'Mở hộp' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    expect(open).toHaveBeenCalledTimes(1);
    resolve();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await button.click();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('counts two clicks in one frame as one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const open = vi.fn(() => promise);
    const screen = await render(<Button onPress={open}>Mở hộp</Button>);
    const button = screen.getByRole('button').element();
    if (!(button instanceof HTMLButtonElement)) throw new Error('The button is missing.');
    button.click();
    button.click();
    expect(open).toHaveBeenCalledOnce();
    resolve();
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });

  it('ignores clicks while it rests, without losing the focus', async () => {
    const open = vi.fn();
    const screen = await render(<Button onPress={open}>Mở hộp</Button>);
    const button = screen.getByRole('button');
    await button.click();
    await screen.rerender(
      <Button resting onPress={open}>
        Mở hộp
      </Button>,
    );
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while disabled', async () => {
    const open = vi.fn();
    const screen = await render(
      <Button disabled onPress={open}>
        Đã bán hết
      </Button>,
    );
    await expect.element(screen.getByRole('button')).toBeDisabled();
    await screen.getByRole('button').click({ force: true });
    expect(open).not.toHaveBeenCalled();
  });

  it('submits a form only while it is not loading', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={send}>
        <Button type="submit" loading>
          Gửi
        </Button>
      </form>,
    );
    await screen.getByRole('button').click({ force: true });
    expect(send).not.toHaveBeenCalled();
    await screen.rerender(
      <form onSubmit={send}>
        <Button type="submit">Gửi</Button>
      </form>,
    );
    await screen.getByRole('button').click();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('styles a link, which stays a link', async () => {
    const screen = await render(
      <Button asChild icon={Gift}>
        <Link href="/pages/index/card">Xem hộp</Link>
      </Button>,
    );
    await expect.element(screen.getByRole('link', { name: 'Xem hộp' })).toHaveAttribute('href', '/pages/index/card');
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('shrinks beside others, but keeps its words whole', async () => {
    const screen = await render(
      <div style={{ display: 'flex', inlineSize: 120 }}>
        <p style={{ flexShrink: 0 }}>Còn 12 vé trong hộp này</p>
        <Button>Thanh toán</Button>
      </div>,
    );
    const button = screen.getByRole('button').element();
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  });

  it('can be tapped 22 px from its center at any size', async () => {
    const screen = await render(
      <div style={{ padding: 40 }}>
        <Button size="small">Nhỏ</Button>
      </div>,
    );
    const button = screen.getByRole('button').element();
    const { left, top, width, height } = button.getBoundingClientRect();
    expect(height).toBeLessThan(44);
    expect(document.elementFromPoint(left + width / 2, top + height / 2 - 21.5)).toBe(button);
    expect(document.elementFromPoint(left + width / 2, top + height / 2 + 21.5)).toBe(button);
  });
});
