import { type ReactNode, useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { vars } from '../../tokens/contract.css.ts';
import { axes } from '../chart/axes.ts';
import type { ChartPoint, ChartProps } from '../chart/ChartData.ts';
import { ChartTooltip } from '../chart/ChartTooltip.tsx';
import { HatchPattern } from '../chart/HatchPattern.tsx';
import { lookOfSeries } from '../chart/lookOfSeries.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

interface BarPlotProps extends ChartProps {
  sign: (place: number) => ReactNode;
}

/** Maximum bar width, in px. */
const widest = 40;

/** The bars; loaded with the chart library. */
export function BarPlot({
  label,
  series,
  points,
  formatX = String,
  formatValue,
  formatAxis = formatValue,
  texts,
  sign,
}: BarPlotProps) {
  const moving = !useReducedMotion();
  const id = useId();
  return (
    <BarChart
      responsive
      style={{ inlineSize: '100%', blockSize: '100%' }}
      data={[...points]}
      margin={axes.margin}
      barCategoryGap="24%"
      barGap={2}
      aria-label={label}
      desc={texts.keys}
    >
      <defs>
        {series.map((one, place) => {
          const { color, hatching } = lookOfSeries(place);
          return <HatchPattern key={one.id} id={`${id}-${place}`} hatching={hatching} color={color} />;
        })}
      </defs>
      <CartesianGrid {...axes.grid} />
      <XAxis dataKey="x" tickFormatter={formatX} {...axes.x} />
      <YAxis tickFormatter={formatAxis} {...axes.y} />
      <Tooltip
        cursor={{ fill: vars.color.border.subtle }}
        isAnimationActive={moving}
        content={
          <ChartTooltip points={points} series={series} formatX={formatX} formatValue={formatValue} sign={sign} />
        }
      />
      {series.map(({ id: seriesId, name }, place) => (
        <Bar
          key={seriesId}
          name={name}
          dataKey={(point: ChartPoint) => point.values[seriesId] ?? null}
          fill={`url(#${id}-${place})`}
          stroke={lookOfSeries(place).color}
          radius={[6, 6, 0, 0]}
          maxBarSize={widest}
          isAnimationActive={moving}
          animationDuration={axes.drawing}
        />
      ))}
    </BarChart>
  );
}
