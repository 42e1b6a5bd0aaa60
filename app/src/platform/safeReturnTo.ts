/** Where to go after signing in: a path of this app, never another site's address. */
export function safeReturnTo(return_to: string | null): string {
  if (return_to === null || !return_to.startsWith('/')) return '/';
  // A browser reads "//host", "/\host" and "/<tab>/host" as other sites: it alone can tell where an address leads.
  const here = 'https://shop.invalid';
  const url = new URL(return_to, here);
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : '/';
}
