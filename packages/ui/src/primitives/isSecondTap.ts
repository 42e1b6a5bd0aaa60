/** How soon (ms) and how near (px) a second tap makes a double tap. */
const soon = 500;
const near = 32;

let before: MouseEvent | null = null;
let latest: MouseEvent | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      before = latest;
      latest = event;
    },
    { capture: true },
  );
}

/**
 * Whether the current click is the second of a double tap whose first one opened something, at `openedAt` by the clock
 * of events. `detail` would not do: some browsers count every tap as one.
 */
export function isSecondTap(openedAt: number): boolean {
  // A click by a script has no place.
  if (before === null || latest === null || !latest.isTrusted || before.timeStamp > openedAt) return false;
  const apart = Math.hypot(latest.clientX - before.clientX, latest.clientY - before.clientY);
  return latest.timeStamp - before.timeStamp < soon && apart < near;
}
