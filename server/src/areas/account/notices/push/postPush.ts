import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import { isPublicAddress } from './isPublicAddress.ts';

/** How long a push service may take, in ms. */
const patience = 10_000;

/** Sends what was encrypted and returns the push service's status. Throws when none could be had; redirections are not followed. */
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

/** As the system does, except for names that stand for a machine of this network: whoever subscribes chose the name. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(new Error(`${hostname} is no address on the internet.`), []);
    if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};
