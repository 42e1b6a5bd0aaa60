import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyTooLarge } from './messages.ts';
import { TransportFailure } from './TransportFailure.ts';

const largest = 64 * 1024;

/** Refuses a body that is too large, of requests that have one. */
export function limitBody(): MiddlewareHandler {
  const refuse = (): never => {
    throw new TransportFailure(413, 'body_too_large', bodyTooLarge);
  };
  // It looks at the body, which makes a stream of it.
  const countBytes = bodyLimit({ maxSize: largest, onError: refuse });
  return async (c, next) => {
    const { method } = c.req;
    const length = c.req.header('Content-Length');
    if (method === 'GET' || method === 'HEAD') return next();
    // Node reads no more than the length that was said.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return countBytes(c, next);
    return Number(length) > largest ? refuse() : next();
  };
}
