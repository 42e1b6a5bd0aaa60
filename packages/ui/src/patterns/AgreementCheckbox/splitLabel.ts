/** A part of a sentence: text, or the id of an agreement. */
export type LabelPiece = string | { id: string };

/** Splits "I accept the [terms]." at the known ids in brackets; other brackets are text. */
export function splitLabel(label: string, ids: readonly string[]): readonly LabelPiece[] {
  return label
    .split(/(\[[^[\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const id = piece.slice(1, -1);
      return piece.startsWith('[') && ids.includes(id) ? { id } : piece;
    });
}
