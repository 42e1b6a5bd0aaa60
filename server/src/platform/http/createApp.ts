import { livePath } from '@mcy/api/contract';
import { uploadFile } from '@mcy/api/system/uploads/contract';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { v7 as uuidv7 } from 'uuid';
import type { RouteServices } from '../area/Area.ts';
import type { OpenShop } from '../area/composeShop.ts';
import { answerUpload } from '../files/answerUpload.ts';
import { fileHeaders, fileRoutes } from '../files/fileRoutes.ts';
import { fileStoreOf } from '../files/fileStoreOf.ts';
import { answerLive } from '../live/answerLive.ts';
import { addressOf } from './addressOf.ts';
import { type RequestEnv, answerCall, answerFailure } from './answerCall.ts';
import { letPackagedAppIn } from './letPackagedAppIn.ts';
import { limitBody } from './limitBody.ts';
import { unknownPath } from './messages.ts';
import { describeApi } from './openApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { type ReadyPagesOptions, openReadyPages } from '../pages/openReadyPages.ts';
import { readManifest, readScriptHashes } from '../pages/readBuild.ts';
import { serveApp } from '../pages/serveApp.ts';
import { TransportFailure } from './TransportFailure.ts';

/** The whole shop as one HTTP application: the calls, the areas' routes, and the built app. */
export function createApp(services: OpenShop & RouteServices, options?: ReadyPagesOptions): Hono<RequestEnv> {
  const { shop, config, db, log } = services;
  const app = new Hono<RequestEnv>();
  const store = fileStoreOf(config);

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('request_id', uuidv7());
    c.set('now', new Date());
    await next();
    const { request_id, code, error, user_id } = c.var;
    // `c.header` would make another answer of it, with a stream for its body.
    c.res.headers.set('X-Request-Id', request_id);
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    const address = addressOf(c, config.trustedProxies);
    // No query and no headers: both can hold private data.
    log.info({ request_id, method, path, status: c.res.status, code, error, user_id, address, ms }, 'request');
  });
  if (config.packagedApp) for (const path of ['/api/*', '/files/*']) app.use(path, letPackagedAppIn());
  app.use('/files/*', fileHeaders);
  app.use(securityHeaders(config, readScriptHashes(config.appDir)));
  app.use(compress());
  // Before the body limit: uploads have their own and stream the body.
  app.post(uploadFile.path, (c) => answerUpload(c, { ...services, store }));
  app.use(limitBody(shop.calls.map(({ call }) => call)));
  app.onError((error, c) => answerFailure(c, error, log));

  app.get('/healthz', async (c) => {
    await db.selectFrom('journal').select('journal_id').limit(1).execute();
    return c.json({ ok: true });
  });
  let description: object | undefined;
  app.get('/api/openapi.json', (c) => {
    const calls = shop.calls.map(({ call }) => call);
    // When first asked for: describing every call would be a third of the server's start.
    return c.json((description ??= describeApi(calls, uploadFile, shop.uploads)));
  });
  app.get(livePath, (c) => answerLive(c, services));
  for (const implementation of shop.calls) {
    const { method, path } = implementation.call;
    app.on(method, path, (c) => answerCall(c, implementation, services));
  }
  for (const routes of shop.routes(services)) app.route('/', routes);
  app.route('/files', fileRoutes(db, store));
  app.all('/api/*', () => {
    throw new TransportFailure(404, 'unknown_path', unknownPath);
  });
  const linksOf = readManifest(config.appDir);
  const findReadyPage = linksOf && openReadyPages(services, shop.calls, linksOf, options);
  app.route('/', serveApp(services, shop.sharedPages, { linksOf, findReadyPage }));
  return app;
}
