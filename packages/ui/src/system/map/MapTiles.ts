/** Where the ground of maps comes from, and whose it is. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: { label: string; href: string };
}
