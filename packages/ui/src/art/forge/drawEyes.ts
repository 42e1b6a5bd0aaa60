import type { Pen } from './createPen.ts';
import { round } from './round.ts';
import { star } from './star.ts';

export type EyeKind =
  | 'round'
  | 'sleepy'
  | 'happy'
  | 'shut'
  | 'wink'
  | 'star'
  | 'slit'
  | 'wide'
  | 'lamp'
  | 'dizzy'
  | 'bead';

export interface Eyes {
  x?: number;
  y: number;
  /** Between the middles of both eyes. */
  gap: number;
  size?: number;
  kind: EyeKind;
  /** Color of the iris, or of a lamp. */
  iris?: string;
  /** Color of the lids of sleepy eyes. */
  lid?: string;
  /** Lashes, brows. */
  lashes?: boolean;
  brows?: 'kind' | 'fierce' | 'shy';
}

const ink = '#2a1440';

/** Two eyes in the hand of the house: dark, tinted from below, with two lights. */
export function drawEyes(
  pen: Pen,
  { x = 300, y, gap, size = 1, kind, iris = '#8a5bff', lid = '#ffffff', lashes, brows }: Eyes,
): string {
  const sides = [-1, 1] as const;
  return sides
    .map((side) => {
      const at = x + (side * gap) / 2;
      const eye = drawEye(pen, {
        at,
        y,
        side,
        size,
        kind: kind === 'wink' ? (side === -1 ? 'round' : 'happy') : kind,
        iris,
        lid,
      });
      const s = size;
      const out = (dx: number): string => round(at + side * dx * s);
      const lash = `M${out(15)} ${round(y - 22 * s)}L${out(29)} ${round(y - 31 * s)}M${out(21)} ${round(y - 11 * s)}L${out(34)} ${round(y - 15 * s)}`;
      const brow = {
        kind: `M${out(-16)} ${round(y - 46 * s)}Q${out(2)} ${round(y - 58 * s)} ${out(19)} ${round(y - 46 * s)}`,
        fierce: `M${out(-20)} ${round(y - 32 * s)}L${out(20)} ${round(y - 50 * s)}`,
        shy: `M${out(-18)} ${round(y - 52 * s)}L${out(16)} ${round(y - 42 * s)}`,
      };
      return (
        eye +
        (lashes === true ? pen.line(lash, ink, 5 * s) : '') +
        (brows === undefined ? '' : pen.line(brow[brows], ink, 7 * s))
      );
    })
    .join('');
}

interface Eye {
  at: number;
  y: number;
  side: -1 | 1;
  size: number;
  kind: EyeKind;
  iris: string;
  lid: string;
}

function drawEye(pen: Pen, { at, y, side, size: s, kind, iris, lid }: Eye): string {
  const p = (dx: number, dy: number): string => `${round(at + dx * s)} ${round(y + dy * s)}`;
  const oval = (rx: number, ry: number): string =>
    `M${p(0, -ry)}C${p(rx * 0.6, -ry)} ${p(rx, -ry * 0.55)} ${p(rx, 0)}S${p(rx * 0.6, ry)} ${p(0, ry)}S${p(-rx, ry * 0.55)} ${p(-rx, 0)}S${p(-rx * 0.6, -ry)} ${p(0, -ry)}Z`;
  const lights =
    pen.dot(at - 7 * s, y - 11 * s, 8.5 * s, 10 * s, '#fff', { turn: 20 }) +
    pen.dot(at + 9 * s, y + 12 * s, 4.5 * s, 4.5 * s, '#fff', { opacity: 0.85 });
  const round0 = pen.fade(oval(22, 28), ink, iris) + pen.dot(at, y - 3 * s, 11 * s, 14 * s, '#1a0a2e') + lights;
  switch (kind) {
    case 'round':
    case 'wink':
      return round0;
    case 'sleepy':
      return (
        round0 +
        pen.within(
          oval(23, 29),
          pen.flat(
            `M${p(-side * 26, -32)}L${p(side * 26, -32)}V${round(y + 2 * s)}Q${p(0, -3)} ${p(-side * 26, -13)}Z`,
            lid,
          ),
        ) +
        pen.line(`M${p(-side * 22, -12)}Q${p(side * 8, -6)} ${p(side * 24, 3)}L${p(side * 33, 4)}`, ink, 6 * s)
      );
    case 'bead':
      return (
        pen.fade(oval(15, 18), ink, iris) +
        pen.dot(at - 5 * s, y - 7 * s, 5.5 * s, 6.5 * s, '#fff') +
        pen.dot(at + 5 * s, y + 7 * s, 2.5 * s, 2.5 * s, '#fff')
      );
    case 'wide':
      return (
        pen.dot(at, y, 31 * s, 33 * s, '#fffdf6') +
        pen.line(oval(31, 33), 'rgba(42,20,64,.22)', 3 * s) +
        pen.fade(
          `M${p(-side * 4, -20)}C${p(16 - side * 4, -20)} ${p(19 - side * 4, 22)} ${p(-side * 4, 22)}S${p(-20 - side * 4, -20)} ${p(-side * 4, -20)}Z`,
          ink,
          iris,
        ) +
        pen.dot(at - 8 * s, y - 8 * s, 7 * s, 8 * s, '#fff')
      );
    case 'slit':
      return (
        pen.fade(oval(25, 29), iris, '#fff3a8') +
        pen.line(oval(25, 29), ink, 5 * s) +
        pen.flat(oval(10, 25), ink) +
        pen.dot(at - 8 * s, y - 12 * s, 8 * s, 9 * s, '#fff') +
        pen.dot(at + 8 * s, y + 11 * s, 4 * s, 4 * s, '#fff', { opacity: 0.8 })
      );
    case 'star':
      return pen.flat(star(at, y, 31 * s), iris) + pen.flat(star(at - 3 * s, y - 3 * s, 13 * s), '#fff', 0.75);
    case 'lamp':
      return pen.soft(at, y, 46 * s, 46 * s, iris, 0.6) + pen.fade(oval(17, 24), '#ffffff', iris);
    case 'happy':
      return pen.line(`M${p(-22, 8)}Q${p(0, -26)} ${p(22, 8)}`, ink, 8 * s);
    case 'shut':
      return pen.line(`M${p(-22, -6)}Q${p(0, 20)} ${p(22, -6)}M${p(side * 19, -1)}L${p(side * 31, 6)}`, ink, 7 * s);
    default:
      return (
        pen.dot(at, y, 27 * s, 27 * s, '#fffdf6') +
        pen.line(
          `M${p(0, 0)}C${p(9, -7)} ${p(12, 9)} ${p(0, 10)}C${p(-17, 10)} ${p(-15, -16)} ${p(2, -17)}C${p(22, -17)} ${p(24, 14)} ${p(8, 20)}`,
          ink,
          5 * s,
        )
      );
  }
}
