import { Hono } from 'hono';
import type { RouteServices } from '../../../platform/area/Area.ts';
import type { RequestEnv } from '../../../platform/http/answerCall.ts';
import { TransportFailure } from '../../../platform/http/TransportFailure.ts';
import { pdfResponse } from '../../../platform/pdf/pdfResponse.ts';
import { downloadExpired } from '../flow/messages.ts';
import { isSignedAddress } from '../../../platform/files/signedAddress.ts';

/** Serves statements at addresses that `makeStatement` signed, as they are kept. */
export function statementRoutes({ db, config }: RouteServices): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get('/api/wallet/statement.pdf', async (c) => {
    if (!isSignedAddress(new URL(c.req.url), config.identitySecret, c.var.now))
      throw new TransportFailure(404, 'download_expired', downloadExpired);
    const { pdf, month, currency } = await db
      .selectFrom('statement')
      .select(['pdf', 'month', 'currency'])
      .where('statement_id', '=', c.req.query('statement_id') ?? '')
      .executeTakeFirstOrThrow();
    return pdfResponse(pdf, `mcy-${currency}-${month.slice(0, 7)}`);
  });
  return routes;
}
