import { type Context, Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { RequestEnv } from '../http/answerCall.ts';
import { TransportFailure } from '../http/TransportFailure.ts';
import { isSigned } from './fileAddress.ts';
import type { ByteRange, FileStore } from './FileStore.ts';
import { fileNotFound } from './messages.ts';

/** Whatever a file contains, a browser that opens it directly runs none of it. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; sandbox; frame-ancestors 'none'";

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[a-z0-9]{2,5})?$/;

/** Serves uploaded files at `<id>`, with or without an extension: public ones to everyone, private ones at signed addresses. */
export function fileRoutes(db: Database, store: FileStore): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get('/:name', async (c) => {
    const [, file_id] = fileName.exec(c.req.param('name')) ?? [];
    const file = file_id === undefined ? undefined : await findFile(db, file_id);
    if (!file || (file.visibility === 'private' && !isSigned(file, c.req.query(), c.var.now))) throw notFound();

    const range = readRange(c.req.header('Range'), file.bytes);
    const headers = {
      'Content-Type': file.content_type,
      'Content-Disposition': 'inline',
      'Cache-Control': file.visibility === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'Accept-Ranges': 'bytes',
    };
    if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${file.bytes}` });
    const length = range ? range.end - range.start + 1 : file.bytes;
    const sized = { ...headers, 'Content-Length': String(length) };
    const body = await bodyOf(c, store, file.file_id, range);
    if (!range) return new Response(body, { headers: sized });
    return new Response(body, {
      status: 206,
      headers: { ...sized, 'Content-Range': `bytes ${range.start}-${range.end}/${file.bytes}` },
    });
  });
  return routes;
}

/** The headers of files, replacing those of pages. */
export async function fileHeaders(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.header('Content-Security-Policy', policy);
}

async function findFile(db: Database, file_id: string) {
  return db
    .selectFrom('file')
    .select(['file_id', 'visibility', 'content_type', 'bytes', 'address_key'])
    .where('file_id', '=', file_id)
    .where('state', 'in', ['loose', 'attached'])
    .executeTakeFirst();
}

async function bodyOf(
  c: Context,
  store: FileStore,
  file_id: string,
  range: ByteRange | null,
): Promise<ReadableStream<Uint8Array> | null> {
  if (c.req.method === 'HEAD') return null;
  const body = await store.open(file_id, range ?? undefined);
  if (!body) throw notFound();
  return body;
}

/** A single byte range, as video players request it; null for the whole file or any other form. */
function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

function notFound(): TransportFailure {
  return new TransportFailure(404, 'file_not_found', fileNotFound);
}
