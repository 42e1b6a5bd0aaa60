import { round } from './round.ts';

/** A star of `points` rays; `depth` is how far its corners go in, from 0 to 1. */
export function star(x: number, y: number, radius: number, { points = 5, depth = 0.45, turn = 0 } = {}): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2 + (turn * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : radius * depth;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}
