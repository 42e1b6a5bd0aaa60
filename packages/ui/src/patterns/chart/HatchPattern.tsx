import type { Hatching } from './lookOfSeries.ts';

interface HatchPatternProps {
  id: string;
  hatching: Hatching;
  color: string;
}

/** Size of a pattern tile, in px. */
const side = 8;

/** Fill patterns of the series, so that color is not needed; for `<defs>`. */
export function HatchPattern({ id, hatching, color }: HatchPatternProps) {
  return (
    <pattern
      id={id}
      width={side}
      height={side}
      patternUnits="userSpaceOnUse"
      patternTransform={hatching === 'diagonal' ? 'rotate(45)' : undefined}
    >
      <rect width={side} height={side} fill={color} fillOpacity={hatching === 'solid' ? 1 : 0.22} />
      {hatching === 'diagonal' && <rect width={side / 2} height={side} fill={color} />}
      {hatching === 'lines' && <rect width={side} height={side / 2} fill={color} />}
      {hatching === 'dots' && <circle cx={side / 2} cy={side / 2} r={side / 4} fill={color} />}
    </pattern>
  );
}
