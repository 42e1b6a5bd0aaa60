/** How many open windows hold each part of the page. */
const holds = new WeakMap<HTMLElement, number>();

/**
 * Ref of a window or menu over the page: while it is open, what lies behind it is inert — not pressed, not tabbed to, not found.
 * What is put over it later (a menu, another window) stays alive, and so do toasts.
 */
export function holdBackground(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  let held: readonly HTMLElement[] = [];

  function release() {
    for (const part of held) count(part, -1);
    held = [];
  }

  function follow() {
    release();
    if (content?.dataset['state'] === 'closed') return;
    held = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(content) && !staysAlive(part),
    );
    for (const part of held) count(part, 1);
  }

  follow();
  // It is let go when it begins to leave: nobody should wait for a fading window.
  const observer = new MutationObserver(follow);
  observer.observe(content, { attributeFilter: ['data-state'] });
  return () => {
    observer.disconnect();
    release();
  };
}

function count(part: HTMLElement, change: 1 | -1) {
  const windows = (holds.get(part) ?? 0) + change;
  holds.set(part, windows);
  part.inert = windows > 0;
}

/** Radix's guards at the ends of the page catch the focus that leaves it; toasts and announcements belong to no window. */
function staysAlive(part: HTMLElement): boolean {
  return part.matches('[data-radix-focus-guard], [data-over-windows], [aria-live], [role="status"], script, style');
}
