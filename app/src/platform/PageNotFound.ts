/** Thrown while rendering when the address leads nowhere; shows the 404 page. */
export class PageNotFound extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PageNotFound';
  }
}
