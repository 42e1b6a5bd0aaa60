import '@mcy/ui/styles';
import { SwipeAction } from '@mcy/ui/patterns';
import { Pin, Trash2 } from 'lucide-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onPin = vi.fn<() => void | Promise<void>>();
const onRemove = vi.fn();
const onFollow = vi.fn();

function row(name: string) {
  return (
    <SwipeAction
      label={`Actions for ${name}`}
      moreLabel={`More for ${name}`}
      actions={[
        { id: 'pin', label: `Pin ${name}`, icon: Pin, onPress: onPin },
        { id: 'remove', label: `Remove ${name}`, icon: Trash2, tone: 'critical', onPress: onRemove },
      ]}
    >
      <a
        href={`#${name}`}
        style={{ display: 'block', blockSize: 64 }}
        onClick={(event) => {
          event.preventDefault();
          onFollow();
        }}
      >
        {name}
      </a>
    </SwipeAction>
  );
}

function show() {
  return render(
    <>
      {row('Cat')}
      {row('Rabbit')}
      <button type="button">Elsewhere</button>
    </>,
  );
}

async function swipe(target: Element, px: number) {
  await userEvent.dragAndDrop(target, target, {
    sourcePosition: { x: 200, y: 20 },
    targetPosition: { x: 200 + px, y: 20 },
  });
}

afterEach(() => vi.resetAllMocks());

describe('SwipeAction', () => {
  it('opens by a 20 px swipe and closes by one back, without following the link under the finger (spec §9)', async () => {
    const screen = await show();
    const link = screen.getByRole('link', { name: 'Cat' });
    const more = screen.getByRole('button', { name: 'More for Cat' });
    await swipe(link.element(), -15);
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await swipe(link.element(), -25);
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('button', { name: 'Remove Cat' })).toBeInViewport();
    await swipe(link.element(), 40);
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('closes when the row, anything else or another row is clicked', async () => {
    const screen = await show();
    const cat = screen.getByRole('link', { name: 'Cat' });
    const more = screen.getByRole('button', { name: 'More for Cat' });
    await swipe(cat.element(), -60);
    await cat.click({ position: { x: 200, y: 20 } });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(onFollow).not.toHaveBeenCalled();

    await swipe(cat.element(), -60);
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');

    await swipe(cat.element(), -60);
    await swipe(screen.getByRole('link', { name: 'Rabbit' }).element(), -60);
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(screen.getByRole('button', { name: 'More for Rabbit' }))
      .toHaveAttribute('aria-expanded', 'true');
    await cat.click();
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it('runs an action, waits for it and closes', async () => {
    const pinned = Promise.withResolvers<void>();
    onPin.mockReturnValueOnce(pinned.promise);
    const screen = await show();
    const more = screen.getByRole('button', { name: 'More for Cat' });
    await swipe(screen.getByRole('link', { name: 'Cat' }).element(), -60);
    const pin = screen.getByRole('button', { name: 'Pin Cat' });
    await pin.click();
    await expect.element(pin).toHaveAttribute('aria-busy', 'true');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    pinned.resolve();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(onPin).toHaveBeenCalledOnce();
  });

  it('is reached by Tab only, visible on focus, and closed by Escape', async () => {
    const screen = await show();
    const more = screen.getByRole('button', { name: 'More for Cat' });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(more).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Pin Cat' })).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Rabbit' })).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows its button on hover, and mirrors in right-to-left text', async () => {
    const screen = await render(<div dir="rtl">{row('Cat')}</div>);
    const more = screen.getByRole('button', { name: 'More for Cat' });
    await screen.getByRole('link').hover();
    await vi.waitFor(() => expect(getComputedStyle(more.element()).opacity).toBe('1'));
    await swipe(screen.getByRole('link').element(), -60);
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await swipe(screen.getByRole('link').element(), 60);
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('reports whether it is open', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <SwipeAction
        open
        onOpenChange={onOpenChange}
        label="Actions"
        moreLabel="More"
        actions={[{ id: 'pin', label: 'Pin', icon: Pin, onPress: onPin }]}
      >
        <p>Cat</p>
      </SwipeAction>,
    );
    await screen.getByRole('button', { name: 'Pin' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
  });
});
