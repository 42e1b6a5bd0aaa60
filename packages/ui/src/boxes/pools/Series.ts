/** A family of toys with one or more boxes. */
export interface Series {
  readonly series_id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}
