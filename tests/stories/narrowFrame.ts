import { viewports } from '@mcy/ui/testing';

/**
 * Shrinks the page to the smallest phone; returns a function that restores it. Resizes the frame that Vitest shows the page in:
 * `page.viewport` resizes the browser's own page, which takes a tenth of a second on a busy machine.
 */
export function narrowFrame(): () => void {
  // An element of the parent page, which has its own classes: `instanceof` does not work on it.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The page is not in a frame, so it cannot be narrowed.');
  const { width, height } = frame.style;
  Object.assign(frame.style, viewports.small.styles);
  return () => Object.assign(frame.style, { width, height });
}
