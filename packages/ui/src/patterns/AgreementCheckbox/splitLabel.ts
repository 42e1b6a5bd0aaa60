/** A piece of a sentence: words, or the id of an agreement whose name stands there. */
export type LabelPiece = string | { id: string };

/** Cuts "I accept the [terms]." where the known ids stand in brackets; other brackets are words. */
export function splitLabel(label: string, ids: readonly string[]): readonly LabelPiece[] {
  return label
    .split(/(\[[^[\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const id = piece.slice(1, -1);
      return piece.startsWith('[') && ids.includes(id) ? { id } : piece;
    });
}
