import { vars } from '../../tokens/contract.css.ts';
import { motion } from '../../tokens/scale.ts';

const words = { fill: vars.color.text.muted, style: { fontSize: vars.type.size.xsmall } } as const;

/** What both kinds of drawing share: their axes, the grid behind them and how they come. */
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
  /** Room for half a mark and half a word at the edges, in px. */
  margin: { top: 8, right: 12, bottom: 0, left: 0 },
  /** How long, in ms, it takes to be drawn: as long as anything is revealed. */
  drawing: Number.parseInt(motion.duration.reveal, 10),
} as const;
