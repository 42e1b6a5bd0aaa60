import { lazy, useId } from 'react';
import type { ChartProps } from '../chart/ChartData.ts';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { HatchPattern } from '../chart/HatchPattern.tsx';
import { lookOfSeries } from '../chart/lookOfSeries.ts';
import * as styles from './BarChart.css.ts';

export type BarChartProps = ChartProps;

/** The chart library is larger than the rest of a page. */
const BarPlot = lazy(async () => ({ default: (await import('./BarPlot.tsx')).BarPlot }));

/** Amounts to compare side by side, up to four bars per category. For a trend over time use LineChart. */
export function BarChart(props: BarChartProps) {
  const id = useId();
  const sign = (place: number) => {
    const { color, hatching } = lookOfSeries(place);
    const patternId = `${id}-sign-${place}`;
    return (
      <svg aria-hidden="true" viewBox="0 0 28 16" className={styles.sign}>
        <HatchPattern id={patternId} hatching={hatching} color={color} />
        <rect x={1} y={1} width={26} height={14} rx={4} fill={`url(#${patternId})`} stroke={color} />
      </svg>
    );
  };
  return (
    <ChartFrame {...props} sign={sign}>
      <BarPlot {...props} sign={sign} />
    </ChartFrame>
  );
}
