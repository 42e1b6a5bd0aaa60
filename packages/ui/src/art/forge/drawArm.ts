import type { Pen } from './createPen.ts';
import { limb } from './limb.ts';

export type ArmPose = 'down' | 'out' | 'wave' | 'up' | 'hold' | 'point';

export interface Arm {
  side: 'left' | 'right';
  pose: ArmPose;
  color: string;
  /** Color of the hand. */
  hand?: string;
  /** Where the shoulder is, from the middle of the figure and from the top. */
  reach?: number;
  y?: number;
  thick?: number;
}

const ends: Readonly<Record<ArmPose, readonly [dx: number, dy: number]>> = {
  down: [44, 70],
  out: [78, 26],
  wave: [92, -44],
  up: [70, -92],
  hold: [-30, 58],
  point: [96, -8],
};

/** An arm with a round hand. */
export function drawArm(pen: Pen, { side, pose, color, hand = color, reach = 64, y = 404, thick = 50 }: Arm): string {
  const way = side === 'left' ? -1 : 1;
  const [dx, dy] = ends[pose];
  const [x1, x2, y2] = [300 + way * reach, 300 + way * (reach + dx), y + dy];
  const arm = limb(x1, y, x2, y2, thick, thick * 0.86);
  // Matte, so that no rim light falls on the shoulder.
  return pen.solid(arm, color, 'matte') + pen.ball(x2, y2 + 2, thick * 0.53, thick * 0.53, hand);
}
