import '@mcy/ui/styles';
import { NavBar, PullToRefresh } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

let finish: () => void = () => undefined;
const onRefresh = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);

function show() {
  return render(
    <PullToRefresh onRefresh={onRefresh} refreshLabel="Refresh" refreshingLabel="Refreshing">
      <p style={{ blockSize: 3000 }}>Boxes</p>
    </PullToRefresh>,
  );
}

/**
 * Touches down at one point, moves to another and lifts, unless `stay` is set. Returns true if the page kept its own
 * scrolling.
 */
function pull(target: Element, to: { x?: number; y: number }, stays = false): boolean {
  const at = (x: number, y: number) => new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const fire = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  fire('touchstart', [at(100, 100)]);
  const kept = fire('touchmove', [at(100 + (to.x ?? 0), 100 + to.y)]);
  if (!stays) fire('touchend', []);
  return kept;
}

afterEach(() => {
  finish();
  onRefresh.mockClear();
  window.scrollTo(0, 0);
});

describe('PullToRefresh', () => {
  it('refreshes after a long enough pull at the top', async () => {
    const screen = await show();
    expect(pull(screen.getByText('Boxes').element(), { y: 140 })).toBe(false);
    expect(onRefresh).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Refreshing');
    finish();
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
  });

  it('releases a pull that is too short', async () => {
    const screen = await show();
    pull(screen.getByText('Boxes').element(), { y: 100 });
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('leaves scrolling down, sideways movement and a scrolled page to the browser', async () => {
    const screen = await show();
    const page = screen.getByText('Boxes').element();
    expect(pull(page, { y: -140 })).toBe(true);
    expect(pull(page, { x: 200, y: 140 })).toBe(true);
    window.scrollTo(0, 300);
    expect(pull(page, { y: 140 })).toBe(true);
    expect(onRefresh).not.toHaveBeenCalled();
    expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain');
  });

  it('has a button for the keyboard, and runs one refresh at a time', async () => {
    const screen = await show();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Refresh' });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    pull(screen.getByText('Boxes').element(), { y: 140 });
    expect(onRefresh).toHaveBeenCalledOnce();
    await expect.element(button).toHaveFocus();
  });

  it('resets when the refresh fails', async () => {
    const failed = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', failed);
    onRefresh.mockRejectedValueOnce(new Error('offline'));
    const screen = await show();
    pull(screen.getByText('Boxes').element(), { y: 140 });
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    window.removeEventListener('unhandledrejection', failed);
  });

  it('puts its button into the bar when given one', async () => {
    const screen = await render(
      <PullToRefresh
        onRefresh={onRefresh}
        refreshLabel="Refresh"
        refreshingLabel="Refreshing"
        bar={(refreshButton) => <NavBar title="Boxes" actions={refreshButton} />}
      >
        <p>Boxes</p>
      </PullToRefresh>,
    );
    const button = screen.getByRole('banner').getByRole('button', { name: 'Refresh' });
    await button.click();
    expect(onRefresh).toHaveBeenCalledOnce();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Refreshing');
    finish();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button').elements()).toHaveLength(1);
  });
});
