import { SocketAddress, isIP } from 'node:net';

/**
 * The network that limits count an address in: an IPv4 address alone, an IPv6 address with its /64 (one household) or its /48 (the most one
 * customer gets). `unknown` for an invalid address.
 */
export function networkOf(address: string, prefix: 64 | 48 = 64): string {
  const bare = withoutPort(address);
  const family = isIP(bare);
  if (family === 4) return bare;
  if (family !== 6) return 'unknown';
  // In its canonical short form, without a zone.
  const short = new SocketAddress({ address: bare, family: 'ipv6' }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(short)?.[1];
  if (mapped !== undefined) return mapped;
  return `${groupsOf(short)
    .slice(0, prefix / 16)
    .join(':')}::/${prefix}`;
}

/** Some proxies write `203.0.113.9:50514` or `[2001:db8::1]:50514`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The eight groups of an address in its short form. */
function groupsOf(short: string): string[] {
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (!tail) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
