import { lazy } from 'react';
import type { ChartProps } from '../chart/ChartData.ts';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { lookOfSeries } from '../chart/lookOfSeries.ts';
import { Marker } from '../chart/Marker.tsx';
import * as styles from './LineChart.css.ts';

export type LineChartProps = ChartProps;

/** The chart library is larger than the rest of a page. */
const LinePlot = lazy(async () => ({ default: (await import('./LinePlot.tsx')).LinePlot }));

/** Values over time, up to four lines. To compare amounts side by side use BarChart. */
export function LineChart(props: LineChartProps) {
  return (
    <ChartFrame {...props} sign={sign}>
      <LinePlot {...props} sign={sign} />
    </ChartFrame>
  );
}

function sign(place: number) {
  const { color, dash, marker } = lookOfSeries(place);
  return (
    <svg aria-hidden="true" viewBox="0 0 28 16" className={styles.sign}>
      <path d="M0 8h28" stroke={color} strokeWidth={2} strokeDasharray={dash} />
      <Marker x={14} y={8} shape={marker} color={color} />
    </svg>
  );
}
