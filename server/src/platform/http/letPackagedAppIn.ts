import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Where an app packaged for a phone comes from: Android, iOS. */
const origins = ['https://localhost', 'capacitor://localhost'];

/**
 * Lets a packaged app call this server and show its files. Nothing here goes by a cookie, so another page of those
 * origins can do no more than whoever has no token.
 */
export function letPackagedAppIn(): MiddlewareHandler {
  const letIn = cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'device', 'Idempotency-Key', 'pwdVersion', 'token'],
    // By which the app sets its clock right.
    exposeHeaders: ['Date'],
    maxAge: 7200,
  });
  return async (c, next) => {
    const answer = await letIn(c, next);
    if (c.req.path.startsWith('/files/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  };
}
