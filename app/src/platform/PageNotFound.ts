/** The address leads to no page: thrown while rendering, it shows the 404 page. */
export class PageNotFound extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PageNotFound';
  }
}
