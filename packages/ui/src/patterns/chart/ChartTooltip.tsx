import type { ReactNode } from 'react';
import type { ChartPoint, ChartSeries } from './ChartData.ts';
import * as styles from './chart.css.ts';

export interface ChartTooltipProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  formatX: (x: string) => string;
  formatValue: (value: number) => string;
  /** Symbol of a series, as in the legend. */
  sign: (place: number) => ReactNode;
  /** The active position, set by the chart. */
  active?: boolean;
  label?: string | number;
}

/** All values at one position; announced as the arrow keys move, so it is mounted before it has content. */
export function ChartTooltip({ points, series, formatX, formatValue, sign, active = false, label }: ChartTooltipProps) {
  const point = active ? points.find(({ x }) => x === label) : undefined;
  return (
    <div role="status">
      {point !== undefined && (
        <div className={styles.tooltip}>
          <p className={styles.tooltipPlace}>{formatX(point.x)}</p>
          {series.map(({ id, name }, place) => {
            const value = point.values[id] ?? null;
            return (
              <p key={id} className={styles.tooltipLine}>
                {series.length > 1 && sign(place)}
                <span className={styles.tooltipName}>{name}</span>{' '}
                <span className={styles.tooltipValue}>{value === null ? '–' : formatValue(value)}</span>
              </p>
            );
          })}
        </div>
      )}
    </div>
  );
}
