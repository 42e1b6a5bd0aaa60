/** A picture of an album, of a message or of a review. */
export interface Photo {
  id: string;
  /** The picture in full. */
  src: string;
  /** A smaller one for the album; the full one stands in. */
  thumbnail?: string | undefined;
  /** What it shows; names its button. */
  alt: string;
  /** Shown below it in the viewer. */
  caption?: string | undefined;
}
