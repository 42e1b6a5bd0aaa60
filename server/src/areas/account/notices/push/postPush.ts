import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import { isPublicAddress } from './isPublicAddress.ts';

/** Timeout of a push service, in ms. */
const patience = 10_000;

/** Posts the encrypted payload and returns the push service's status. Throws without one; does not follow redirects. */
export type PostPush = (details: Pick<RequestDetails, 'endpoint' | 'headers'> & { body: Buffer }) => Promise<number>;

export const postPush: PostPush = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      {
        method: 'POST',
        headers,
        lookup: lookupPublic,
        signal: AbortSignal.timeout(patience),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });

/** Resolves as the system does, but rejects private addresses: the subscriber chose the name. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(new Error(`${hostname} does not resolve to a public address.`), []);
    if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};
