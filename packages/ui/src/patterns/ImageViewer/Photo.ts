/** A picture of an album, of a message or of a review. */
export interface Photo {
  id: string;
  /** URL of the full-size picture. */
  src: string;
  /** URL of a thumbnail; defaults to the full-size picture. */
  thumbnail?: string | undefined;
  /** Alternative text; also labels its button. */
  alt: string;
  /** Caption in the viewer. */
  caption?: string | undefined;
}
