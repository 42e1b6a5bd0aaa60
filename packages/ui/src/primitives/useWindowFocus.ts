import { useRef } from 'react';

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** For each window: what opened it, then what opened the window or menu that stood in, and so on to the page. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Where focus goes when a Dialog or Sheet opens and closes.
 * In: onto the window itself, so that its title is read, nothing is pressed by mistake and no keyboard covers a phone.
 * Out: to whatever had it; Radix knows only a trigger, and many are opened without one. Where that is gone by then,
 * because a menu or sheet closed behind it, to what had opened that one.
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
    // Safari does not focus a button that is clicked: then the trigger is the better guess.
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

/** Stands in a window that is closed and only fading out. */
function isLeaving(element: Element): boolean {
  return element.closest(windows)?.getAttribute('data-state') === 'closed';
}
