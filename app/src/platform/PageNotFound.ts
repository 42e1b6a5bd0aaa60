/** Thrown while rendering when the address leads nowhere; shows the 404 page, or leads to the page above. */
export class PageNotFound extends Error {
  /** Where to choose what the address does not name. */
  readonly above: string | undefined;

  constructor(reason: string, above?: string) {
    super(reason);
    this.name = 'PageNotFound';
    this.above = above;
  }
}
