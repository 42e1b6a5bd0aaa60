import '@mcy/ui/styles';
import { AppShell, NavBar } from '@mcy/ui/patterns';
import { Button, IconButton } from '@mcy/ui/primitives';
import { Share2 } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('NavBar', () => {
  it('is 44 px high and contains the page’s title as its h1 (spec §9)', async () => {
    const screen = await render(<NavBar title="Box" />);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Box' })).toBeVisible();
    expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(44);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('goes back by link or by callback', async () => {
    const onGoBack = vi.fn();
    const screen = await render(<NavBar title="Box" back={{ label: 'Back', href: '/boxes' }} />);
    await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/boxes');
    await screen.rerender(<NavBar title="Box" back={{ label: 'Back', onGoBack }} />);
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(onGoBack).toHaveBeenCalledOnce();
  });

  it('truncates a long title to keep its buttons visible', async () => {
    const screen = await render(
      <NavBar
        title="A title that goes on for longer than any phone is wide, and then goes on"
        back={{ label: 'Back', href: '/' }}
        actions={<IconButton icon={Share2} label="Share" />}
      />,
    );
    const { right, width } = screen.getByRole('button', { name: 'Share' }).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    expect(width).toBe(44);
  });

  it('keeps its buttons as high as they are, and a logo at the start', async () => {
    const screen = await render(
      <NavBar
        title="MCY"
        logo={<svg role="img" aria-label="MCY" width={90} height={24} />}
        actions={
          <Button size="small" variant="soft">
            Đăng nhập vào cửa hàng
          </Button>
        }
      />,
    );
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(36);
    expect(screen.getByRole('img').element().getBoundingClientRect().left).toBeLessThan(20);
  });

  it('has white text, and black on white when plain (spec §2)', async () => {
    const screen = await render(<NavBar title="Box" />);
    const title = screen.getByRole('heading');
    expect(getComputedStyle(title.element()).color).toBe('rgb(255, 255, 255)');
    await screen.rerender(<NavBar title="Box" tone="plain" />);
    expect(getComputedStyle(title.element()).color).not.toBe('rgb(255, 255, 255)');
  });

  it('shows the account at its end on a desktop, in place of the page’s corner, and only there', async () => {
    const screen = await render(
      <AppShell tabs={[]} navigation="none" navigationLabel="Main" skipLabel="Skip" account={<a href="/mine">Lan</a>}>
        <NavBar title="Box" actions={<button type="button">Share</button>} corner={<a href="/bell">Bell</a>} />
      </AppShell>,
    );
    await expect.element(screen.getByRole('link', { name: 'Bell' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Lan' })).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole('link', { name: 'Lan' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Bell' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.viewport(390, 844);
  });

  it('covers the picture below it, and sticks to the top', async () => {
    const screen = await render(
      <div>
        <NavBar title="Box" variant="ghost" />
        <div role="img" aria-label="Toy" style={{ blockSize: 3000 }} />
      </div>,
    );
    const bar = screen.getByRole('heading').element().parentElement;
    const picture = screen.getByRole('img');
    expect(picture.element().getBoundingClientRect().top).toBeLessThan(44);
    expect(bar?.dataset['scrolled']).toBe('false');
    window.scrollTo(0, 400);
    await vi.waitFor(() => expect(bar?.dataset['scrolled']).toBe('true'));
    expect(bar?.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
    await vi.waitFor(() => expect(bar?.dataset['scrolled']).toBe('false'));
  });
});
