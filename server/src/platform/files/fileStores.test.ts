import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { s3Store } from './s3Store.ts';

/** Keeps objects in memory and accepts signed requests only. */
const objects = new Map<string, Buffer>();
const bucket = createServer((request, response) => {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/;
  const { method, url = '', headers } = request;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (!signed.test(headers.authorization ?? '') || headers['x-amz-date'] === undefined) {
      response.writeHead(403).end();
    } else if (method === 'PUT') {
      objects.set(url, Buffer.concat(chunks));
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      response.writeHead(objects.delete(url) ? 204 : 404).end();
    } else {
      const object = objects.get(url);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      if (!object) response.writeHead(404).end();
      else if (from === undefined) response.writeHead(200).end(object);
      else response.writeHead(206).end(object.subarray(Number(from), Number(to) + 1));
    }
  });
});

let folder: string;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcy-store-'));
  await new Promise<void>((resolve) => {
    bucket.listen(0, '127.0.0.1', resolve);
  });
  // It listens on a TCP port, so its address is not a pipe name.
  const { port } = bucket.address() as AddressInfo;
  const settings = { endpoint: `http://127.0.0.1:${port}/`, bucket: 'shop', accessKeyId: 'key-id', region: 'ap-1' };
  stores['disk'] = diskStore(join(folder, 'files'));
  stores['bucket'] = s3Store({ ...settings, secretAccessKey: 'secret' });
  stores['stranger'] = s3Store({ ...settings, accessKeyId: 'another', secretAccessKey: 'secret' });
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

const file_id = '019a0000-0000-7000-8000-0000000000ab';
const textOf = (stream: ReadableStream<Uint8Array> | null | undefined) => stream && new Response(stream).text();
function write(text: string): string {
  const path = join(folder, 'arrived');
  writeFileSync(path, text);
  return path;
}

describe.each(['disk', 'bucket'])('a file store: the %s', (kind) => {
  it('stores a file, serves all or part of it, and deletes it', async () => {
    const store = stores[kind];
    expect(await store?.open(file_id)).toBeNull();
    await store?.put(file_id, write('all of it'), 'image/webp');
    expect(await textOf(await store?.open(file_id))).toBe('all of it');
    expect(await textOf(await store?.open(file_id, { start: 4, end: 5 }))).toBe('of');
    await store?.put(file_id, write('another'), 'image/webp');
    expect(await textOf(await store?.open(file_id))).toBe('another');
    if (kind === 'bucket') expect([...objects.keys()]).toEqual([`/shop/files/${file_id}`]);
    await store?.remove(file_id);
    await store?.remove(file_id);
    expect(await store?.open(file_id)).toBeNull();
  });
});

it('reports a bucket that denies access', async () => {
  await expect(stores['stranger']?.put(file_id, write('x'), 'image/webp')).rejects.toThrow('answered 403 to PUT');
});
