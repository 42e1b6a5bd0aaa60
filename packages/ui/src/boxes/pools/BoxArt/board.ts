import { vars } from '../../../tokens/contract.css.ts';

/** Board color of boxes and cards: the night's violet at full strength, because mixes of pale colors turn gray. */
const board = `oklch(from color-mix(in oklch, ${vars.color.rarity.epic.color} 55%, ${vars.color.rarity.rare.color}) 0.68 0.21 h)`;

/** The board under less light; 100 is full light. */
export function shade(light: number): string {
  return `color-mix(in oklch, ${board} ${light}%, ${vars.color.surface.sunken})`;
}
