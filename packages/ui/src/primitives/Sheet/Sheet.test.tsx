import '@mcy/ui/styles';
import { Button, Sheet, ToastProvider, useToast } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Sheet', () => {
  it('blocks page scrolling only while open', async () => {
    const screen = await render(
      <Sheet.Root>
        <Sheet.Trigger>
          <Button>Bộ lọc</Button>
        </Sheet.Trigger>
        <Sheet.Content closeLabel="Đóng">
          <Sheet.Title>Bộ lọc</Sheet.Title>
        </Sheet.Content>
      </Sheet.Root>,
    );
    const opener = screen.getByRole('button', { name: 'Bộ lọc' });
    await opener.click();
    const sheet = screen.getByRole('dialog', { name: 'Bộ lọc' });
    await expect.element(sheet).toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  it('keeps the keyboard: Tab goes round in both directions, and focus set elsewhere comes back', async () => {
    const screen = await render(
      <>
        <Button>Behind</Button>
        <Sheet.Root open>
          <Sheet.Content closeLabel="Close">
            <Sheet.Title>Filters</Sheet.Title>
            <Button>Apply</Button>
          </Sheet.Content>
        </Sheet.Root>
      </>,
    );
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveFocus();
    const behind = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Behind');
    behind?.focus();
    await expect.element(sheet).toHaveFocus();
    const apply = screen.getByRole('button', { name: 'Apply' });
    const close = screen.getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect.element(apply).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(apply).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(close).toHaveFocus();
  });

  it('stays in the window by Shift+Tab as the first key', async () => {
    const screen = await render(
      <>
        <Button>Behind</Button>
        <Sheet.Root open>
          <Sheet.Content closeLabel="Close">
            <Sheet.Title>Filters</Sheet.Title>
          </Sheet.Content>
        </Sheet.Root>
        <Button>After</Button>
      </>,
    );
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(sheet.element().contains(document.activeElement)).toBe(true);
  });

  it('does not move the page sideways when the scroll bar disappears', async () => {
    const screen = await render(
      <div style={{ blockSize: 3000 }}>
        <Sheet.Root>
          <Sheet.Trigger>
            <Button width="full">Filters</Button>
          </Sheet.Trigger>
          <Sheet.Content closeLabel="Close">
            <Sheet.Title>Filters</Sheet.Title>
          </Sheet.Content>
        </Sheet.Root>
      </div>,
    );
    const opener = screen.getByRole('button', { name: 'Filters' });
    const button = opener.element();
    const { width } = button.getBoundingClientRect();
    await opener.click();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    expect(button.getBoundingClientRect().width).toBe(width);
  });
});

interface Sheets {
  open: readonly string[];
  onPress?: () => void;
  onClose?: (name: string) => void;
}

/** Sheets over each other, none opened inside another. */
function Sheets({ open, onPress = () => {}, onClose }: Sheets) {
  return (
    <>
      <Button onPress={onPress}>Behind</Button>
      {open.map((name) => (
        <Sheet.Root key={name} open onOpenChange={() => onClose?.(name)}>
          <Sheet.Content closeLabel={`Close ${name}`}>
            <Sheet.Title>{name}</Sheet.Title>
          </Sheet.Content>
        </Sheet.Root>
      ))}
    </>
  );
}

async function openTwo(props: Omit<Sheets, 'open'>) {
  const screen = await render(<Sheets {...props} open={['Order']} />);
  await expect.element(screen.getByRole('dialog', { name: 'Order' })).toHaveFocus();
  await screen.rerender(<Sheets {...props} open={['Order', 'Address']} />);
  await expect.element(screen.getByRole('dialog', { name: 'Address' })).toHaveFocus();
}

/** Presses at one point of the window and releases at another, as a finger or a mouse does. */
function pressAt(from: Element, to: Element = from) {
  const touch = { bubbles: true, cancelable: true, composed: true, pointerType: 'touch', isPrimary: true, button: 0 };
  from.dispatchEvent(new PointerEvent('pointerdown', touch));
  to.dispatchEvent(new PointerEvent('pointerup', touch));
  // What browsers click is what both have in common.
  let target: Element | null = from;
  while (target && !target.contains(to)) target = target.parentElement;
  target?.dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
}

function topmostAt(x: number, y: number): Element {
  const element = document.elementFromPoint(x, y);
  if (element === null) throw new Error('There is nothing to press.');
  return element;
}

describe('a tap beside a Sheet', () => {
  it('closes the topmost only, and never reaches the page', async () => {
    const press = vi.fn();
    const closed = vi.fn();
    await openTwo({ onPress: press, onClose: closed });
    const behind = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Behind');
    const place = behind?.getBoundingClientRect() ?? new DOMRect();
    const hit = topmostAt(place.x + place.width / 2, place.y + place.height / 2);
    expect(hit).not.toBe(behind);
    pressAt(hit);
    await expect.poll(() => closed.mock.calls).toEqual([['Address']]);
    expect(press).not.toHaveBeenCalled();
  });

  it('closes nothing when it began in the sheet', async () => {
    const closed = vi.fn();
    await openTwo({ onClose: closed });
    pressAt(page.getByRole('heading', { name: 'Address' }).element(), topmostAt(5, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes only the topmost by Escape', async () => {
    const closed = vi.fn();
    await openTwo({ onClose: closed });
    await userEvent.keyboard('{Escape}');
    expect(closed.mock.calls).toEqual([['Address']]);
  });
});

interface Frames {
  frame: { id: string };
  childFrames?: Frames[];
}

/** Names of everything that a screen reader finds, by the browser's own account. */
async function readAloud(): Promise<readonly string[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const idsOf = ({ frame, childFrames = [] }: Frames): string[] => [frame.id, ...childFrames.flatMap(idsOf)];
  const trees = await Promise.all(
    idsOf(frameTree).map((frameId) => cdp().send('Accessibility.getFullAXTree', { frameId })),
  );
  return trees
    .flatMap(({ nodes }) => nodes)
    .filter((node) => !node.ignored)
    .map((node) => String(node.name?.value));
}

it('is the only thing that a screen reader finds while open, apart from toasts', async () => {
  const behind = 'Words behind the sheet';
  const screen = await render(
    <ToastProvider label="Messages">
      <p>{behind}</p>
      <Sheet.Root>
        <Sheet.Trigger>
          <Button>Filters</Button>
        </Sheet.Trigger>
        <Sheet.Content closeLabel="Close">
          <Sheet.Title>Filters of the list</Sheet.Title>
          <ToastButton />
        </Sheet.Content>
      </Sheet.Root>
    </ToastProvider>,
  );
  await expect.poll(readAloud).toContain(behind);
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(readAloud).not.toContain(behind);
  const read = await readAloud();
  expect(read).toContain('Filters of the list');
  expect(read).toContain('Saved');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(readAloud).toContain(behind);
});

function ToastButton() {
  const showToast = useToast();
  return <Button onPress={() => showToast({ message: 'Saved', duration: 60_000 })}>Save</Button>;
}
