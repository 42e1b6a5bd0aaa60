import { useRef } from 'react';

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** For each window: its opener, then the opener of the surrounding window or menu, and so on to the page. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Manages focus when a Dialog or Sheet opens and closes.
 * On open: focuses the window itself, so that its title is read, nothing is clicked by mistake and no keyboard covers a
 * phone. On close: returns focus to the previous element; Radix only knows a trigger, and many are opened without one.
 * If that element is gone, because its menu or sheet closed, focus goes to that one's opener.
 */
export function useWindowFocus() {
  const content = useRef<HTMLElement | null>(null);

  function onOpenAutoFocus(event: Event) {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    content.current = event.currentTarget;
    openersOf.set(event.currentTarget, lineFrom(document.activeElement));
    event.currentTarget.focus();
  }

  function onCloseAutoFocus(event: Event) {
    const line = content.current ? (openersOf.get(content.current) ?? []) : [];
    const opener = line.find((element) => element.isConnected && !isLeaving(element));
    // Safari does not focus a clicked button: the trigger is the better guess.
    if (!opener) return;
    event.preventDefault();
    opener.focus();
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}

function lineFrom(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const around = element.closest(windows);
  if (!around) return [element];
  const trigger = document.getElementById(around.getAttribute('aria-labelledby') ?? '');
  const beyond = around.getAttribute('role') === 'menu' ? lineFrom(trigger) : (openersOf.get(around) ?? []);
  return [element, ...beyond];
}

/** Returns true inside a window that is closed and fading out. */
function isLeaving(element: Element): boolean {
  return element.closest(windows)?.getAttribute('data-state') === 'closed';
}
