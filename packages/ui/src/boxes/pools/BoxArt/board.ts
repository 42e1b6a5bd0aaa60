import { vars } from '../../../tokens/contract.css.ts';

/** Printed board of boxes and cards: violet of the night's own hue, at full strength, for mixes of pale colours alone come out grey. */
const board = `oklch(from color-mix(in oklch, ${vars.color.rarity.epic.color} 55%, ${vars.color.rarity.rare.color}) 0.68 0.21 h)`;

/** The board in less light; 100 is all of it. */
export function shade(light: number): string {
  return `color-mix(in oklch, ${board} ${light}%, ${vars.color.surface.sunken})`;
}
