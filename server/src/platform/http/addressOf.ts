import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The network address a request came from: the connection's, or what the outermost trusted proxy saw. */
export function addressOf(c: Context, trustedProxies: number): string {
  const connected = getConnInfo(c).remote.address ?? 'unknown';
  const forwarded = c.req
    .header('X-Forwarded-For')
    ?.split(',')
    .map((address) => address.trim());
  // Each proxy appends the address it saw; what stands before the trusted ones anybody could have written.
  return (trustedProxies > 0 ? forwarded?.at(-trustedProxies) : undefined) ?? connected;
}
