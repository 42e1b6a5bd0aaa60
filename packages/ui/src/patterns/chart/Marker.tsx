import type { MarkerShape } from './lookOfSeries.ts';

/** Half the width of a marker, in px. */
const half = 4;

const paths: Record<MarkerShape, string> = {
  circle: `M${-half} 0a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0`,
  square: `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
  diamond: `M0 ${-1.4 * half}L${1.4 * half} 0L0 ${1.4 * half}L${-1.4 * half} 0z`,
  triangle: `M0 ${-1.3 * half}L${1.3 * half} ${half}H${-1.3 * half}z`,
};

/** A value on a line, in its series' shape. */
export function Marker({ x, y, shape, color }: { x: number; y: number; shape: MarkerShape; color: string }) {
  return <path d={paths[shape]} transform={`translate(${x} ${y})`} fill={color} />;
}
