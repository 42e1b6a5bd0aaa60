import { Marker } from '../chart/Marker.tsx';
import type { MarkerShape } from '../chart/lookOfSeries.ts';

interface LineDotProps {
  marker: MarkerShape;
  ink: string;
  /** Where it stands, filled in by the chart; nowhere for a place without a value. */
  cx?: number | null;
  cy?: number | null;
}

/** The mark of one value on its line. */
export function LineDot({ marker, ink, cx = null, cy = null }: LineDotProps) {
  return cx === null || cy === null ? null : <Marker x={cx} y={cy} shape={marker} color={ink} />;
}
