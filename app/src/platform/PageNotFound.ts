/** Thrown while rendering when the address leads nowhere; shows the 404 page, or leads to the page above. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
  /** Where to choose what the address does not name. */
  above: string | undefined;
}
