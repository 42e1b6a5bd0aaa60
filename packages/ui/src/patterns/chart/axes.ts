import { vars } from '../../tokens/contract.css.ts';
import { motion } from '../../tokens/scale.ts';

const words = { fill: vars.color.text.muted, style: { fontSize: vars.type.size.xsmall } } as const;

/** Axes, grid and animation that both charts share. */
export const axes = {
  grid: { vertical: false, stroke: vars.color.border.standard, strokeDasharray: '2 4' },
  x: {
    tick: words,
    tickLine: false,
    axisLine: { stroke: vars.color.border.standard },
    tickMargin: 8,
    minTickGap: 12,
    interval: 'preserveStartEnd',
  },
  y: { tick: words, tickLine: false, axisLine: false, width: 'auto', tickCount: 4 },
  /** Space for half a marker and half a label at the edges, in px. */
  margin: { top: 8, right: 12, bottom: 0, left: 0 },
  /** Duration of the drawing animation, in ms: the same as any reveal. */
  drawing: Number.parseInt(motion.duration.reveal, 10),
} as const;
