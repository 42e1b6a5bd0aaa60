import { ChartNoAxesColumn } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './chart.css.ts';
import type { ChartProps } from './ChartData.ts';
import { ChartTable } from './ChartTable.tsx';

export interface ChartFrameProps extends ChartProps {
  /** Legend symbol of a series, by index. */
  sign: (place: number) => ReactNode;
  /** The chart itself, which loads on demand. */
  children: ReactNode;
}

/** Frame of a chart: the same size while loading, empty and drawn; with legend, summary and data table. */
export function ChartFrame({
  label,
  series,
  points,
  formatX = String,
  formatValue,
  summary,
  texts,
  sign,
  children,
}: ChartFrameProps) {
  const empty = points.every(({ values }) => series.every(({ id }) => (values[id] ?? null) === null));
  return (
    <figure aria-label={label} className={styles.root}>
      {series.length > 1 && (
        <ul aria-hidden="true" className={styles.legend}>
          {series.map(({ id, name }, place) => (
            <li key={id} className={styles.legendItem}>
              {sign(place)}
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.frame}>
        {empty ? (
          <div className={styles.empty}>
            <Icon icon={ChartNoAxesColumn} size="large" tone="muted" />
            <Text tone="secondary" align="center">
              {texts.empty}
            </Text>
          </div>
        ) : (
          <Suspense fallback={<Bone label={texts.loading} />}>{children}</Suspense>
        )}
      </div>
      {summary !== undefined && (
        <figcaption>
          <Text size="small" tone="secondary">
            {summary}
          </Text>
        </figcaption>
      )}
      {!empty && (
        <ChartTable
          label={label}
          series={series}
          points={points}
          columnLabel={texts.x}
          formatX={formatX}
          formatValue={formatValue}
        />
      )}
    </figure>
  );
}

function Bone({ label }: { label: string }) {
  return (
    <div className={styles.bone}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </div>
  );
}
