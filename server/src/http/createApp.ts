import { uploadFile } from '@mcy/api/system/uploads/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { v7 as uuidv7 } from 'uuid';
import { mailboxRoutes } from '../account/codes/mailbox/mailboxRoutes.ts';
import { answerUpload } from '../files/answerUpload.ts';
import { fileHeaders, fileRoutes } from '../files/fileRoutes.ts';
import { fileStoreOf } from '../files/fileStoreOf.ts';
import { sandboxGatewayRoutes } from '../wallet/sandbox/sandboxGatewayRoutes.ts';
import { answerSandboxNotification } from '../wallet/sandbox/answerSandboxNotification.ts';
import { addressOf } from './addressOf.ts';
import { type CallServices, type RequestEnv, answerCall, answerFailure } from './answerCall.ts';
import type { Implementation } from './handler.ts';
import { letPackagedAppIn } from './letPackagedAppIn.ts';
import { bodyTooLarge, unknownPath } from './messages.ts';
import { describeApi } from './openApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveApp } from './serveApp.ts';
import { TransportFailure } from './TransportFailure.ts';

const largestBody = 64 * 1024;

/** The whole shop as one HTTP application: the calls, the gateway's pages, and the built app. */
export function createApp(
  implementations: readonly Implementation[],
  services: CallServices & { /** Where the sandbox gateway reaches this server. */ ownUrl: () => string },
): Hono<RequestEnv> {
  const { config, db, log } = services;
  const app = new Hono<RequestEnv>();
  const store = fileStoreOf(config);

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('request_id', uuidv7());
    c.set('now', new Date());
    await next();
    c.header('X-Request-Id', c.var.request_id);
    const { method, path } = c.req;
    const { request_id, code, error, user_id } = c.var;
    const ms = Math.round(performance.now() - start);
    const address = addressOf(c, config.trustedProxies);
    // Neither the query nor any header: both can hold what is nobody else's business.
    log.info({ request_id, method, path, status: c.res.status, code, error, user_id, address, ms }, 'request');
  });
  if (config.packagedApp) for (const path of ['/api/*', '/files/*']) app.use(path, letPackagedAppIn());
  app.use('/files/*', fileHeaders);
  app.use(securityHeaders(config));
  app.use(compress());
  // Before the limit of bodies: it has one of its own, and reads its body as it comes.
  app.post(uploadFile.path, (c) => answerUpload(c, { ...services, store }));
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
  const description = describeApi(
    implementations.map(({ call }) => call),
    uploadFile,
  );
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
  app.route('/files', fileRoutes(db, store));
  app.all('/api/*', () => {
    throw new TransportFailure(404, 'unknown_path', unknownPath);
  });
  app.route('/', serveApp(services));
  return app;
}
