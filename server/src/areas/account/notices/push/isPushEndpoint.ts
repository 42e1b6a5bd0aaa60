import { isIP } from 'node:net';

/**
 * Checks that an address can be a push service: https on the default port, with a public host name. What the name
 * resolves to is checked on sending.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const named = /^(?:[a-z\d_-]+\.)+[a-z][a-z\d-]+$/.test(hostname) && isIP(hostname) === 0;
  const own = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && named && !own;
}
