import { isSeen, nameOf } from './boxOf.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"], [data-radix-focus-guard])';

/** Elements that take focus without a visible outline, on themselves or close around them. */
export async function findLostFocus(): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    // An open dialog keeps the focus; some controls pass it to a part.
    if (document.activeElement !== element) continue;
    if (await soon(() => isRinged(element))) continue;
    lost.push(`no focus ring: ${nameOf(element)}${isSeen(element) ? '' : ' (not seen)'}`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [...new Set(lost)];
}

/** At once or a few frames later: a ring drawn by state, such as a code field's, comes after the focus. */
async function soon(happens: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 8; frame += 1) {
    if (happens()) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}

/** The ring may be on the element, a part of it, its container, or a mark beside it that represents a hidden input. */
function isRinged(element: Element): boolean {
  const around = element.parentElement;
  const beyond = around?.parentElement;
  const near = [element, ...element.children, around, beyond].filter((one) => one instanceof Element);
  return near.some(isRing) || [...(beyond ?? element).querySelectorAll('*')].some(isRing);
}

function isRing(element: Element): boolean {
  return ['', '::before', '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
    return (pseudo === '' || content !== 'none') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
}
