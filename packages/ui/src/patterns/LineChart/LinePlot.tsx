import type { ReactNode } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { vars } from '../../tokens/contract.css.ts';
import { axes } from '../chart/axes.ts';
import type { ChartPoint, ChartProps } from '../chart/ChartData.ts';
import { ChartTooltip } from '../chart/ChartTooltip.tsx';
import { lookOfSeries } from '../chart/lookOfSeries.ts';
import { LineDot } from './LineDot.tsx';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

interface LinePlotProps extends ChartProps {
  sign: (place: number) => ReactNode;
}

/** Above this number of points, markers would overlap and are hidden. */
const mostMarks = 16;

/** The lines; loaded with the chart library. */
export function LinePlot({
  label,
  series,
  points,
  formatX = String,
  formatValue,
  formatAxis = formatValue,
  texts,
  sign,
}: LinePlotProps) {
  const moving = !useReducedMotion();
  return (
    <LineChart
      responsive
      style={{ inlineSize: '100%', blockSize: '100%' }}
      data={[...points]}
      margin={axes.margin}
      aria-label={label}
      desc={texts.keys}
    >
      <CartesianGrid {...axes.grid} />
      <XAxis dataKey="x" tickFormatter={formatX} {...axes.x} padding={{ left: 8, right: 8 }} />
      <YAxis tickFormatter={formatAxis} {...axes.y} />
      <Tooltip
        cursor={{ stroke: vars.color.border.control }}
        isAnimationActive={moving}
        content={
          <ChartTooltip points={points} series={series} formatX={formatX} formatValue={formatValue} sign={sign} />
        }
      />
      {series.map(({ id, name }, place) => {
        const { color, dash, marker } = lookOfSeries(place);
        return (
          <Line
            key={id}
            name={name}
            dataKey={(point: ChartPoint) => point.values[id] ?? null}
            type="monotone"
            stroke={color}
            strokeWidth={2}
            {...(dash !== undefined && { strokeDasharray: dash })}
            isAnimationActive={moving}
            animationDuration={axes.drawing}
            dot={points.length <= mostMarks && <LineDot marker={marker} ink={color} />}
            activeDot={{ r: 6, fill: color, stroke: vars.color.surface.base, strokeWidth: 2 }}
          />
        );
      })}
    </LineChart>
  );
}
