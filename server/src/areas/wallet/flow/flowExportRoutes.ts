import { type Locale, type Translated, localeSchema } from '@mcy/api/contract';
import { exportFlow } from '@mcy/api/wallet/flow/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RouteServices } from '../../../platform/area/Area.ts';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';
import { writeCsv } from '../../../platform/csv/writeCsv.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RequestEnv } from '../../../platform/http/answerCall.ts';
import { TransportFailure } from '../../../platform/http/TransportFailure.ts';
import { type JournalKind, journalKinds } from '../../../platform/ledger/JournalKind.ts';
import { type FlowEntry, type FlowQuery, readFlow } from '../../../platform/ledger/readFlow.ts';
import { flowQuery } from './flowQuery.ts';
import { downloadExpired, flowColumns } from './messages.ts';
import { presentKind } from './presentKind.ts';
import { isSignedAddress } from '../../../platform/files/signedAddress.ts';

/** Entries read at once. */
const piece = 500;

/** Spreadsheets take a file for UTF-8 only when it begins so. */
const byteOrderMark = '\uFEFF';

const querySchema = z.object({ ...exportFlow.request.shape, user_id: z.uuid(), lang: localeSchema });

/** Serves ledger entries as CSV at addresses that `exportFlow` signed, newest first, a piece at a time. */
export function flowExportRoutes({ db, config, ask }: RouteServices): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get('/api/wallet/flow.csv', (c) => {
    const query = querySchema.safeParse(c.req.query());
    if (!query.success || !isSignedAddress(new URL(c.req.url), config.identitySecret, c.var.now))
      throw new TransportFailure(404, 'download_expired', downloadExpired);
    const { user_id, lang, ...filter } = query.data;
    const name = ['mcy', filter.currency, filter.kind ?? filter.direction, filter.month].filter(Boolean).join('-');
    const lines = csvOf(db, flowQuery(user_id, filter), ask(journalKinds), lang);
    return new Response(streamOf(lines), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
  return routes;
}

async function* csvOf(
  db: Database,
  flow: FlowQuery,
  kinds: readonly JournalKind[],
  locale: Locale,
): AsyncGenerator<string> {
  const lineOf = (entry: FlowEntry) => [
    formatDateTime(entry.posted_at, locale),
    presentKind(kinds, entry, locale).label,
    entry.subject[locale],
    entry.amount,
    entry.balance_after,
    entry.entry_id,
  ];
  yield byteOrderMark + writeCsv([flowColumns.map((column: Translated) => column[locale])]);
  let cursor: string | undefined;
  do {
    const page = await readFlow(db, flow, { cursor, limit: piece });
    yield writeCsv(page.rows.map(lineOf));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

/** Reads a piece when the client has taken the one before. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
