import { ownPage } from '../routes/ownPage.ts';
import { pathTo } from '../routes/pathTo.ts';
import type { Path } from '../routes/paths.ts';

/** Longer than any address that the app itself comes back to. */
const longest = 2048;

const origin = 'https://shop.invalid';

/** Whoever has signed in has nothing to do there. */
const signingIn: ReadonlySet<Path> = new Set(['/pages/login/index', '/pages/login/register', '/pages/login/forgot']);

/** Where to go after signing in: a page of this app, and home for every other address. */
export function safeReturnTo(return_to: string | null): string {
  if (return_to === null || !return_to.startsWith('/') || return_to.length > longest) return pathTo.home;
  const page = ownPage(return_to, origin);
  if (!page) return pathTo.home;
  // Told to sign in while signing in: where that was to lead still counts. Each address is shorter than the one it was in.
  return signingIn.has(page.path) ? safeReturnTo(new URL(page.href, origin).searchParams.get('return_to')) : page.href;
}
