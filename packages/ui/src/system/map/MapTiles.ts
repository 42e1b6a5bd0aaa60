/** Source and attribution of the map tiles. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: { label: string; href: string };
}
