import { hideOthers } from 'aria-hidden';

/**
 * Holds the page behind an open window until the returned function is called: it does not scroll, and screen readers read the window
 * alone, and toasts. The overlay keeps pointers from the page, and the window's focus scope the keyboard. Nothing here restyles what is
 * behind: `inert`, or `pointer-events` of the body, would take as long as the page is large.
 */
export function holdPage(content: HTMLElement): () => void {
  const unlock = lockScrolling();
  let reveal: (() => void) | undefined;

  // Browsers refuse to hide what is focused.
  function hide() {
    if (!content.contains(document.activeElement)) return;
    content.removeEventListener('focusin', hide);
    reveal = hideOthers([content, ...document.querySelectorAll('[data-over-windows]')]);
  }

  content.addEventListener('focusin', hide);
  hide();
  return () => {
    content.removeEventListener('focusin', hide);
    reveal?.();
    unlock();
  };
}

/** Number of windows that keep the page from scrolling. */
let locks = 0;

function lockScrolling(): () => void {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // Nothing moves when the scroll bar disappears.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}
