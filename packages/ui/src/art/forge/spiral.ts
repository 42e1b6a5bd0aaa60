import { round } from './round.ts';

/** A spiral line from the middle outwards. */
export function spiral(x: number, y: number, radius: number, turns: number, start = 0): string {
  const steps = Math.ceil(turns * 8);
  const at = (step: number): string => {
    const angle = start + (step / 8) * Math.PI * 2;
    const reach = (radius * step) / steps;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  };
  const between = (step: number): string => {
    const angle = start + ((step - 0.5) / 8) * Math.PI * 2;
    const reach = ((radius * (step - 0.5)) / steps) * 1.08;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  };
  return `M${at(0)}${Array.from({ length: steps }, (_, index) => `Q${between(index + 1)} ${at(index + 1)}`).join('')}`;
}
