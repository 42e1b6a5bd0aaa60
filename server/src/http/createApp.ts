import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { v7 as uuidv7 } from 'uuid';
import { mailboxRoutes } from '../account/codes/mailbox/mailboxRoutes.ts';
import { sandboxGatewayRoutes } from '../wallet/sandbox/sandboxGatewayRoutes.ts';
import { answerSandboxNotification } from '../wallet/sandbox/answerSandboxNotification.ts';
import { type RequestEnv, type Services, answerCall, answerFailure } from './answerCall.ts';
import type { Implementation } from './handler.ts';
import { bodyTooLarge, unknownPath } from './messages.ts';
import { describeApi } from './openApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveApp } from './serveApp.ts';
import { TransportFailure } from './TransportFailure.ts';

const largestBody = 64 * 1024;

/** The whole shop as one HTTP application: the calls, the gateway's pages, and the built app. */
export function createApp(
  implementations: readonly Implementation[],
  services: Services & { /** Where the sandbox gateway reaches this server. */ ownUrl: () => string },
): Hono<RequestEnv> {
  const { config, db, log } = services;
  const app = new Hono<RequestEnv>();

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('request_id', uuidv7());
    c.set('now', new Date());
    await next();
    c.header('X-Request-Id', c.var.request_id);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    log.info({ request_id: c.var.request_id, method, path, status: c.res.status, code: c.var.code, ms }, 'request');
  });
  app.use(securityHeaders);
  app.use(compress());
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new TransportFailure(413, 'body_too_large', bodyTooLarge);
      },
    }),
  );
  app.onError((error, c) => answerFailure(c, error, log));

  app.get('/healthz', async (c) => {
    await db.selectFrom('journal').select('journal_id').limit(1).execute();
    return c.json({ ok: true });
  });
  const description = describeApi(implementations.map(({ call }) => call));
  app.get('/api/openapi.json', (c) => c.json(description));
  for (const implementation of implementations) {
    const { method, path } = implementation.call;
    app.on(method, path, (c) => answerCall(c, implementation, services));
  }
  if (config.demo) {
    app.post('/api/wallet/notify/sandbox', (c) => answerSandboxNotification(c, services));
    app.route('/sandbox/mailbox', mailboxRoutes(db));
    app.route('/sandbox', sandboxGatewayRoutes(config, services.ownUrl));
  }
  app.all('/api/*', () => {
    throw new TransportFailure(404, 'unknown_path', unknownPath);
  });
  app.route('/', serveApp(config.appDir));
  return app;
}
