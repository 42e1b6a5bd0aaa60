import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import type { ChartProps } from './ChartData.ts';

type ChartTableProps = Pick<ChartProps, 'label' | 'series' | 'points' | 'formatValue'> & {
  columnLabel: string;
  formatX: (x: string) => string;
};

/** A chart's data table for screen readers. */
export function ChartTable({ label, series, points, columnLabel, formatX, formatValue }: ChartTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columnLabel}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ x, values }) => (
            <tr key={x}>
              <th scope="row">{formatX(x)}</th>
              {series.map(({ id }) => {
                const value = values[id] ?? null;
                return <td key={id}>{value === null ? '–' : formatValue(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
