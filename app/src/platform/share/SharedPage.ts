/** A page of this app to share. */
export interface SharedPage {
  /** Including parameters. */
  path: string;
  /** Title of the page. */
  title: string;
}
