import { isIP } from 'node:net';

/**
 * Whether an address can be a push service's: https on its usual port, with a host's public name. What the name then
 * stands for is looked at when something is sent there.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const named = /^(?:[a-z\d_-]+\.)+[a-z][a-z\d-]+$/.test(hostname) && isIP(hostname) === 0;
  const own = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && named && !own;
}
