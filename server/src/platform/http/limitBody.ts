import type { Call } from '@mcy/api/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyTooLarge } from './messages.ts';
import { TransportFailure } from './TransportFailure.ts';

const usual = 64 * 1024;

/** Refuses a body that is too large, of requests that have one. Some calls take larger ones. */
export function limitBody(calls: readonly Pick<Call, 'path' | 'largestBody'>[]): MiddlewareHandler {
  const largestOf = new Map<string, number>(
    calls.flatMap(({ path, largestBody }) => (largestBody === undefined ? [] : [[path, largestBody] as const])),
  );
  const refuse = (): never => {
    throw new TransportFailure(413, 'body_too_large', bodyTooLarge);
  };
  return async (c, next) => {
    const { method } = c.req;
    const length = c.req.header('Content-Length');
    if (method === 'GET' || method === 'HEAD') return next();
    const largest = largestOf.get(c.req.path) ?? usual;
    // Node reads no more than the length that was said.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      // It looks at the body, which makes a stream of it.
      return bodyLimit({ maxSize: largest, onError: refuse })(c, next);
    }
    return Number(length) > largest ? refuse() : next();
  };
}
