import type { Context } from 'hono';
import { type Encoding, compress, encodingFor } from '../http/compress.ts';

/** Sends a page that no other answer has, in the best encoding that the browser reads. */
export async function sendPacked(c: Context, html: string, status: 200 | 404): Promise<Response> {
  const body = Buffer.from(html, 'utf8');
  const encoding = encodingFor(c.req.header('Accept-Encoding'), body.length);
  return sendBody(c, await compress(body, encoding), encoding, status);
}

/** Sends a page that is encoded already. */
export function sendBody(c: Context, body: Uint8Array, encoding: Encoding, status: 200 | 404): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Content-Length', String(body.length));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  // A view of its whole buffer, which nobody else writes to.
  return c.body(body as Uint8Array<ArrayBuffer>, status);
}
