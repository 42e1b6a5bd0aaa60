import { vars } from '../../tokens/contract.css.ts';

export type MarkerShape = 'circle' | 'square' | 'diamond' | 'triangle';
export type Hatching = 'solid' | 'diagonal' | 'dots' | 'lines';

interface SeriesLook {
  color: string;
  /** `stroke-dasharray` of its line; undefined for a solid one. */
  dash: string | undefined;
  marker: MarkerShape;
  hatching: Hatching;
}

const looks = [
  { color: vars.color.text.accent, dash: undefined, marker: 'circle', hatching: 'solid' },
  { color: vars.color.rarity.epic.color, dash: '8 4', marker: 'square', hatching: 'diagonal' },
  { color: vars.color.text.caution, dash: '2 4', marker: 'diamond', hatching: 'dots' },
  { color: vars.color.text.positive, dash: '10 4 2 4', marker: 'triangle', hatching: 'lines' },
] as const satisfies readonly SeriesLook[];

/** Looks of series by index: distinct by color, and without it by dash, marker and pattern. */
export function lookOfSeries(place: number): SeriesLook {
  return looks[place % looks.length] ?? looks[0];
}
