import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not on the public internet: this machine, its own network, and reserved ranges. */
const hidden = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  hidden.addSubnet(network, prefix, 'ipv4');
}

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
// Documentation ranges, and two ways to embed an IPv4 address, which could be any of the above.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

/** Checks that an IP address is on the public internet, not on this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !hidden.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
