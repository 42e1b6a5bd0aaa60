import { Hono } from 'hono';
import type { RouteServices } from '../../../platform/area/Area.ts';
import type { RequestEnv } from '../../../platform/http/answerCall.ts';
import { sandboxGatewayRoutes } from './sandbox/sandboxGatewayRoutes.ts';
import { vnpayRoutes } from './vnpay/vnpayRoutes.ts';

/** Routes of the gateways that the shop has. */
export function rechargeRoutes(services: RouteServices): Hono<RequestEnv> | null {
  const parts = [services.config.demo ? sandboxGatewayRoutes(services) : null, vnpayRoutes(services)];
  const routes = parts.filter((part) => part !== null);
  if (routes.length === 0) return null;
  const all = new Hono<RequestEnv>();
  for (const part of routes) all.route('/', part);
  return all;
}
