import '@mcy/ui/styles';
import { NoticeBar, type NoticeBarProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const props: NoticeBarProps = {
  label: 'Announcement',
  text: 'Orders of three pieces ship free until Sunday.',
  pauseLabel: 'Pause',
  playLabel: 'Play',
};
const long = `${props.text} ${props.text} ${props.text}`;

function emulate(value: 'reduce' | '') {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

function runners() {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.playState === 'running').length;
}

afterEach(() => emulate(''));

describe('NoticeBar', () => {
  it('does not move when it fits', async () => {
    const screen = await render(<NoticeBar {...props} text="Free shipping." />);
    await expect.element(screen.getByRole('note', { name: 'Announcement' })).toHaveTextContent('Free shipping.');
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    expect(runners()).toBe(0);
  });

  it('scrolls when too long, until paused, and is read once', async () => {
    const screen = await render(<NoticeBar {...props} text={long} href="/news" />);
    const pause = screen.getByRole('button', { name: 'Pause' });
    await expect.element(pause).toBeVisible();
    await vi.waitFor(() => expect(runners()).toBe(1));
    await expect.element(screen.getByRole('link', { name: long, exact: true })).toHaveAttribute('href', '/news');
    await pause.click();
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(runners()).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('wraps with reduced motion', async () => {
    await emulate('reduce');
    const screen = await render(<NoticeBar {...props} text={long} />);
    const bar = screen.getByRole('note');
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    expect(runners()).toBe(0);
    expect(bar.element().getBoundingClientRect().height).toBeGreaterThan(60);
  });

  it('closes', async () => {
    const onClose = vi.fn();
    const screen = await render(<NoticeBar {...props} text="Hi" onClose={onClose} closeLabel="Close" />);
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
