import type { MiddlewareHandler } from 'hono';

/** Answers 304 for a file that has not changed since the browser got it. */
export const answerUnchanged: MiddlewareHandler = async (c, next) => {
  await next();
  const changed = c.res.headers.get('Last-Modified');
  const since = c.req.header('If-Modified-Since');
  if (c.res.status !== 200 || changed === null || since === undefined) return;
  if (!(Date.parse(changed) <= Date.parse(since))) return;
  const { body } = c.res;
  const headers = new Headers(c.res.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type']) headers.delete(name);
  c.res = new Response(null, { status: 304, headers });
  await body?.cancel();
};
