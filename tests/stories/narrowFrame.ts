import { viewports } from '@mcy/ui/testing';

/**
 * Makes the page as small as the smallest phone; returns what gives it its size back.
 * By the frame that Vitest shows it in: `page.viewport` resizes the browser's own page, which takes a tenth of a second on a busy machine.
 */
export function narrowFrame(): () => void {
  // An element of the page around, which has classes of its own: `instanceof` does not know it.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The page is in no frame, so it cannot be narrowed.');
  const { width, height } = frame.style;
  Object.assign(frame.style, viewports.small.styles);
  return () => Object.assign(frame.style, { width, height });
}
