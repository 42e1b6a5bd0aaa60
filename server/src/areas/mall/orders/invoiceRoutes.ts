import { localeSchema } from '@mcy/api/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RouteServices } from '../../../platform/area/Area.ts';
import { isSignedAddress } from '../../../platform/files/signedAddress.ts';
import type { RequestEnv } from '../../../platform/http/answerCall.ts';
import { TransportFailure } from '../../../platform/http/TransportFailure.ts';
import { pdfResponse } from '../../../platform/pdf/pdfResponse.ts';
import { invoiceExpired } from './messages.ts';

const querySchema = z.object({ order_id: z.uuid(), lang: localeSchema, number: z.string().regex(/^\d+$/) });

/** Serves invoices at addresses that `makeInvoice` signed, as they are kept. */
export function invoiceRoutes({ db, config }: RouteServices): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get('/api/mall/invoice.pdf', async (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success || !isSignedAddress(new URL(c.req.url), config.identitySecret, c.var.now)) {
      throw new TransportFailure(404, 'download_expired', invoiceExpired);
    }
    const { order_id, lang, number } = query.data;
    const { pdf } = await db
      .selectFrom('mall_invoice')
      .select('pdf')
      .where('order_id', '=', order_id)
      .where('locale', '=', lang)
      .executeTakeFirstOrThrow();
    return pdfResponse(pdf, `mcy-${number}`);
  });
  return routes;
}
