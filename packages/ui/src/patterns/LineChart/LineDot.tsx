import { Marker } from '../chart/Marker.tsx';
import type { MarkerShape } from '../chart/lookOfSeries.ts';

interface LineDotProps {
  marker: MarkerShape;
  ink: string;
  /** Position, set by the chart; undefined without a value. */
  cx?: number | null;
  cy?: number | null;
}

/** Marker of a value on its line. */
export function LineDot({ marker, ink, cx = null, cy = null }: LineDotProps) {
  return cx === null || cy === null ? null : <Marker x={cx} y={cy} shape={marker} color={ink} />;
}
