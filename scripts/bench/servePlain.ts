import { readFile, readdir } from 'node:fs/promises';
import { type IncomingMessage, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a built page at every path, compressed and cached as the shop does it; calls and pictures are the shop's. */
export async function servePlain(folder: string, shopUrl: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, { body: Buffer; type: string }>();
  for (const file of await readdir(folder, { recursive: true })) {
    const type = types[extname(file)];
    if (type !== undefined)
      files.set(`/${file}`, { body: brotliCompressSync(await readFile(join(folder, file))), type });
  }
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', shopUrl).pathname;
    if (/^\/(?:api|art|files)\//.test(path)) {
      pass(incoming, shopUrl).then(
        (passed) => {
          answer.writeHead(passed.statusCode ?? 502, passed.headers);
          passed.pipe(answer);
        },
        () => answer.writeHead(502).end(),
      );
      return;
    }
    const file = files.get(path) ?? files.get('/plain.html');
    const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    answer.writeHead(200, { 'Content-Type': file?.type, 'Content-Encoding': 'br', 'Cache-Control': lasting });
    answer.end(file?.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass({ method = 'GET', url = '/', headers }: IncomingMessage, shopUrl: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask(new URL(url, shopUrl), { method, headers }, resolve).on('error', reject).end();
  });
}
