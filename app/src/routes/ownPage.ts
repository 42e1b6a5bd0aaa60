import { isPath } from './table.ts';

/** A page of the app, and how it is reached: with its parameters and the place on it. */
interface OwnPage {
  path: string;
  href: string;
}

/** The page that an address from outside leads to, read as a browser on `origin` reads it; null for what the router has no page for, here or elsewhere. */
export function ownPage(address: unknown, origin: string): OwnPage | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const { origin: site, pathname, search, hash } = new URL(address, origin);
  // The path after its dots are resolved: "/x/..//host" is "//host", the address of another site. That is not one of the app's pages.
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  return site === origin && isPath(path) ? { path, href: pathname + search + hash } : null;
}
