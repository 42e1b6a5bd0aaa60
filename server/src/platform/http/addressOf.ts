import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** A request's network address: the connection's, or the one that the outermost trusted proxy saw. */
export function addressOf(c: Context, trustedProxies: number): string {
  const connected = getConnInfo(c).remote.address ?? 'unknown';
  const forwarded = c.req
    .header('X-Forwarded-For')
    ?.split(',')
    .map((address) => address.trim());
  // Each proxy appends the address it saw; anyone can forge the entries before the trusted ones.
  return (trustedProxies > 0 ? forwarded?.at(-trustedProxies) : undefined) ?? connected;
}
