/** A length limit and its messages. */
export interface CharacterLimit {
  /** Visible characters: code points of the composed form (NFC). 140 by default (spec §9). */
  most?: number | undefined;
  /** Says how many are left: announced near the limit. */
  left: (characters: number) => string;
  /** Says by how much it is too long; shown as the error. */
  over: (characters: number) => string;
}

/** Default limit of a text area (spec §9). */
const textAreaMost = 140;

export function mostOf({ most = textAreaMost }: CharacterLimit): number {
  return most;
}

/** Characters left; negative over the limit. */
export function charactersLeft(text: string, limit: CharacterLimit): number {
  return mostOf(limit) - [...text.normalize('NFC')].length;
}

/** Returns the length error of a text, if any. */
export function lengthError(text: string, limit: CharacterLimit | undefined): string | undefined {
  if (!limit) return undefined;
  const left = charactersLeft(text, limit);
  return left < 0 ? limit.over(-left) : undefined;
}
