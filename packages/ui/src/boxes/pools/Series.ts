/** A family of toys; its boxes stand side by side. */
export interface Series {
  readonly series_id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}
