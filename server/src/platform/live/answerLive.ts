import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveSlack, missedParameter } from '@mcy/api/contract';
import type { Context } from 'hono';
import { addressOf } from '../http/addressOf.ts';
import { type RequestEnv, type ShopServices, refuseSession } from '../http/answerCall.ts';
import { authentication } from '../http/authentication.ts';
import { malformedRequest, unavailable } from '../http/messages.ts';
import { networkOf } from '../http/networkOf.ts';
import { readPageId } from '../http/readPageId.ts';
import { tooManyRequests } from '../http/tooManyRequests.ts';
import { TransportFailure } from '../http/TransportFailure.ts';
import type { Page } from './createHub.ts';
import type { Live } from './openLive.ts';

/** When a page that was refused may ask again, in s. */
const retryAfter = 60;

/** How many bytes may wait for a reader. A slower reader is cut off and refetches everything. */
const mostWaiting = 16_384;

/** How long a stream is kept, in ms: the next one shows whether its session still holds. */
const lifetime = 30 * 60_000;

/** How long a stream that ended may take to say so, in ms. */
const farewell = 300;

const encoder = new TextEncoder();
const nothing = encoder.encode(':\n\n');

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither kept nor packed: each event is of use at once.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Answers with server-sent events that name changed topics: the caller's own and everybody's. Refuses `sign_in_required` for a session that ended, `too_many_requests` for a page too many. */
export async function answerLive(c: Context<RequestEnv>, services: ShopServices & { live: Live }): Promise<Response> {
  const { db, config, live, ask } = services;
  // Nobody would read or end its stream.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  await live.ready();
  const token = c.req.header('token') ?? null;
  const pwdVersion = c.req.header('pwdVersion') ?? null;
  const whoAsks = () => ask(authentication)(db, { token, pwdVersion, now: new Date() });
  const caller = await whoAsks();
  // The page waits for its next session instead of reading on as a guest.
  if (token !== null && caller === null) return refuseSession(c, config);
  const user_id = caller?.user_id ?? null;
  if (user_id !== null) c.set('user_id', user_id);
  const network = networkOf(addressOf(c, config.trustedProxies), 48);
  if (live.ended()) throw new TransportFailure(503, 'unavailable', unavailable);
  const { outgoing } = c.env;
  if (!(await isConnected(outgoing))) throw new TransportFailure(400, 'aborted', malformedRequest);

  let leave = (): void => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let ended = false;
        leave = () => {
          ended = true;
          clearTimeout(old);
          live.hub.remove(page);
        };
        const send = (bytes: Uint8Array): void => {
          if (ended) return;
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(bytes);
          leave();
          outgoing.destroy();
        };
        const end = (): void => {
          if (ended) return;
          leave();
          controller.close();
          // Also when nobody reads what is left.
          setTimeout(() => outgoing.destroy(), farewell).unref();
        };
        const page: Page = {
          user_id,
          page_id: readPageId(c.req),
          network,
          tell: (topics, whom, subjects) => {
            const about = Object.keys(subjects).length > 0 && { subjects };
            send(asEvent('touched', { topics, ...(whom === 'everybody' && { everybody: true }), ...about }));
          },
          keepAlive: () => send(nothing),
          askAgain: () => {
            // Where the database does not answer, the stream ends with its lifetime.
            whoAsks().then(
              (still) => {
                if (!still) end();
              },
              () => {},
            );
          },
          end,
        };
        const old = setTimeout(end, lifetime * (0.8 + Math.random() * 0.2));
        old.unref();
        if (!live.hub.admit(page)) {
          leave();
          throw tooMany();
        }
        outgoing.once('close', () => leave());
        // What it missed until now; from here on it is told. Nothing in it means that it may have missed anything.
        const missed = missedBy(c);
        send(asEvent('ready', (missed === null ? null : live.hub.recall(page, missed + liveSlack)) ?? {}));
        // Its session may have ended before the stream was registered.
        if (user_id !== null) page.askAgain();
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );
  return c.body(body, 200, headers);
}

/** False when the client left, and when the answer waits behind another one that keeps the connection, as a stream does. */
async function isConnected(outgoing: ServerResponse): Promise<boolean> {
  // A browser may ask again before the server knows that its last answer is out.
  for (let turn = 0; turn < 20 && outgoing.socket === null; turn += 1) await sleep(25);
  return outgoing.socket?.destroyed === false;
}

function asEvent(name: string, data: object): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** For how long the page may have missed changes, in ms; null when it does not say. */
function missedBy(c: Context<RequestEnv>): number | null {
  const asked = c.req.query(missedParameter) ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

function tooMany(): TransportFailure {
  const { error, translated } = tooManyRequests(retryAfter);
  return new TransportFailure(429, error, translated, retryAfter);
}
