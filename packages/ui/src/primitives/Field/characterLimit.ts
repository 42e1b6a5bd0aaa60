/** How long a text may be, and the words for it. */
export interface CharacterLimit {
  /** Characters as they are read: code points of the composed form (NFC). 140 unless told (spec §9). */
  most?: number | undefined;
  /** Says how many more fit: read aloud when few are left. */
  left: (characters: number) => string;
  /** Says by how many it is too long; shown as what is wrong. */
  over: (characters: number) => string;
}

/** The most a text area takes (spec §9). */
const textAreaMost = 140;

export function mostOf({ most = textAreaMost }: CharacterLimit): number {
  return most;
}

/** Characters that still fit; negative when there are too many. */
export function charactersLeft(text: string, limit: CharacterLimit): number {
  return mostOf(limit) - [...text.normalize('NFC')].length;
}

/** What is wrong with the length of a text, if anything. */
export function lengthError(text: string, limit: CharacterLimit | undefined): string | undefined {
  if (!limit) return undefined;
  const left = charactersLeft(text, limit);
  return left < 0 ? limit.over(-left) : undefined;
}
