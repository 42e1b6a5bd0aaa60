/** Number of open menus that hold each part of the page. */
const holds = new WeakMap<HTMLElement, number>();

/**
 * Ref of a menu over the page: while it is open, everything behind it is inert, out of reach of pointer,
 * keyboard and search.
 * Windows opened later stay alive, and so do toasts.
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
  // Released when closing starts: nobody should wait for a fading window.
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

/** Radix's focus guards catch focus leaving the page; toasts and announcements belong to no window. */
function staysAlive(part: HTMLElement): boolean {
  return part.matches('[data-radix-focus-guard], [data-over-windows], [aria-live], [role="status"], script, style');
}
