import { ownPage } from './ownPage.ts';
import { homeRoutes } from './content/home/routes.ts';
import { entryRoutes } from './account/entry/routes.ts';

/** Longer than any address the app returns to. */
const longest = 2048;

const origin = 'https://shop.invalid';

/** Signed-in users have nothing to do there. */
const signingIn: ReadonlySet<string> = new Set([
  entryRoutes.signIn(),
  entryRoutes.register(),
  entryRoutes.forgotPassword(),
]);

/** Returns where to go after sign-in: a page of this app, or home for any other address. */
export function safeReturnTo(return_to: string | null): string {
  if (return_to === null || !return_to.startsWith('/') || return_to.length > longest) return homeRoutes.home;
  const page = ownPage(return_to, origin);
  if (!page) return homeRoutes.home;
  // Told to sign in while signing in: where that was to lead still counts. Each address is shorter than the one it was in.
  return signingIn.has(page.path) ? safeReturnTo(new URL(page.href, origin).searchParams.get('return_to')) : page.href;
}
