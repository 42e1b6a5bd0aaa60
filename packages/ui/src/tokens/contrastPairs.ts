import type { Colors } from './colors.ts';
import { rarities } from './rarities.ts';

export interface ContrastPair {
  /** Names in the contract. */
  text: string;
  ground: string;
  textColor: string;
  groundColor: string;
  /** 4.5 for text; 3 for non-text, such as the frame of a field. */
  atLeast: 4.5 | 3;
}

const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const;
const grounds = ['base', 'raised', 'overlay', 'sunken', 'hover', 'lit'] as const;

/** Every color that may be on another, in one theme. Other pairs must not be used. */
export function contrastPairs(colors: Colors): readonly ContrastPair[] {
  const pairs: ContrastPair[] = [];
  function pair(text: string, textColor: string, ground: string, groundColor: string, atLeast: 4.5 | 3 = 4.5) {
    pairs.push({ text, ground, textColor, groundColor, atLeast });
  }

  for (const ground of grounds) {
    const groundColor = colors.surface[ground];
    for (const text of ['primary', 'secondary', 'muted', 'accent', 'positive', 'caution', 'critical'] as const) {
      pair(`text.${text}`, colors.text[text], `surface.${ground}`, groundColor);
    }
    for (const tone of tones) pair(`tone.${tone}.onSoft`, colors.tone[tone].onSoft, `surface.${ground}`, groundColor);
    for (const rarity of rarities)
      pair(`rarity.${rarity}.color`, colors.rarity[rarity].color, `surface.${ground}`, groundColor);
    for (const currency of ['balance', 'stone', 'diamond', 'gem'] as const) {
      pair(`currency.${currency}`, colors.currency[currency], `surface.${ground}`, groundColor, 3);
    }
    pair('border.control', colors.border.control, `surface.${ground}`, groundColor, 3);
    pair('accent.solid', colors.accent.solid, `surface.${ground}`, groundColor, 3);
    pair('focus', colors.focus, `surface.${ground}`, groundColor, 3);
  }
  for (const text of ['primary', 'secondary', 'accent'] as const) {
    pair(`text.${text}`, colors.text[text], 'surface.stage', colors.surface.stage);
  }
  for (const tone of tones) {
    const { onSolid, solid, solidHover, onSoft, soft, softHover } = colors.tone[tone];
    pair(`tone.${tone}.onSolid`, onSolid, `tone.${tone}.solid`, solid);
    pair(`tone.${tone}.onSolid`, onSolid, `tone.${tone}.solidHover`, solidHover);
    pair(`tone.${tone}.onSoft`, onSoft, `tone.${tone}.soft`, soft);
    pair(`tone.${tone}.onSoft`, onSoft, `tone.${tone}.softHover`, softHover);
  }
  for (const rarity of rarities) {
    pair(`rarity.${rarity}.color`, colors.rarity[rarity].color, `rarity.${rarity}.soft`, colors.rarity[rarity].soft);
  }
  for (const state of ['solid', 'hover', 'active'] as const) {
    pair('text.onAccent', colors.text.onAccent, `accent.${state}`, colors.accent[state]);
  }
  for (const text of ['text', 'muted', 'accent'] as const) {
    pair(`bar.${text}`, colors.bar[text], 'bar.background', colors.bar.background);
  }
  return pairs;
}
