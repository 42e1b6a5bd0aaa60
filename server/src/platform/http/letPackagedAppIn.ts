import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { askHeader, pageHeader, touchedHeader } from '@mcy/api/contract';

/** Origins of the packaged phone app: Android, iOS. */
const origins = ['https://localhost', 'capacitor://localhost'];

/**
 * Lets the packaged app call this server and show its files. Nothing here uses cookies, so another page of those origins can do no more
 * than a client without a token.
 */
export function letPackagedAppIn(): MiddlewareHandler {
  const letIn = cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'device',
      'Idempotency-Key',
      askHeader,
      pageHeader,
      'pwdVersion',
      'token',
    ],
    // The app sets its clock right by the one, and reads again what the other names.
    exposeHeaders: ['Date', touchedHeader],
    maxAge: 7200,
  });
  return async (c, next) => {
    const answer = await letIn(c, next);
    if (c.req.path.startsWith('/files/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  };
}
