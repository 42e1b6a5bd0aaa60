import { readFileSync } from 'node:fs';
import { gatewayOutcomes } from '@mcy/api/wallet/recharge/words';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RouteServices } from '../../../../platform/area/Area.ts';
import type { RequestEnv } from '../../../../platform/http/answerCall.ts';
import { readLocale } from '../../../../platform/http/readLocale.ts';
import { answerSandboxNotification } from './answerSandboxNotification.ts';
import { readOrder } from './sandboxGateway.ts';
import { notificationOf, sendNotification } from './sandboxNotification.ts';
import { messagePage, payPage } from './sandboxPage.ts';
import { sandboxStatement } from './sandboxStatement.ts';

/**
 * The sandbox bank: a separate site that happens to run in this process. It knows an order only from its signed address, stores nothing,
 * and talks to the shop over HTTP like any gateway.
 */
export function sandboxGatewayRoutes(services: RouteServices): Hono<RequestEnv> {
  const { config, ownUrl: shopUrl } = services;
  const bank = new Hono<RequestEnv>().basePath('/sandbox');
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
  bank.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  bank.get('/statement.csv', async (c) =>
    c.body(await sandboxStatement(services.db), 200, { 'Content-Type': 'text/csv; charset=utf-8' }),
  );

  bank.get('/pay', (c) => {
    const order = readOrder(c.req.query(), config.gatewaySecret);
    if (!order) return c.html(messagePage(readLocale(c.req), 'invalid', '/'), 400);
    if (isOver(order)) return c.html(messagePage(order.lang, 'expired', resultPath(order)));
    return c.html(payPage(order));
  });

  bank.post('/pay', async (c) => {
    const order = readOrder(c.req.query(), config.gatewaySecret);
    const outcome = outcomeSchema.safeParse((await c.req.parseBody())['outcome']).data;
    if (!order || !outcome) return c.html(messagePage(readLocale(c.req), 'invalid', '/'), 400);
    if (isOver(order) && outcome !== 'expired') return c.html(messagePage(order.lang, 'expired', resultPath(order)));
    const confirmed = await sendNotification(shopUrl(), notificationOf(order, outcome, config.gatewaySecret));
    if (!confirmed) return c.html(messagePage(order.lang, 'unconfirmed', resultPath(order)), 502);
    return c.redirect(resultPath(order), 303);
  });

  const routes = new Hono<RequestEnv>();
  // The shop's side.
  routes.post('/api/wallet/notify/sandbox', (c) => answerSandboxNotification(c, services));
  return routes.route('/', bank);
}

const outcomeSchema = z.enum(gatewayOutcomes);

function isOver({ expires }: { expires: number }): boolean {
  return expires * 1000 <= Date.now();
}

/** The page where the shop waits for its customer. */
function resultPath({ payment_id }: { payment_id: string }): string {
  return `/pages/mall/payResult?payment_id=${payment_id}`;
}
