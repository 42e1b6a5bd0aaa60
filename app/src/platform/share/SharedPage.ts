/** A page of this app whose link is shared. */
export interface SharedPage {
  /** Parameters included. */
  path: string;
  /** What it is about. */
  title: string;
}
