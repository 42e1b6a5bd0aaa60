import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelUpload, sendUpload } from '../../testing/sendUpload.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { arrivalsFolder } from './fileStoreOf.ts';

const megabyte = 1024 * 1024;
let server: TestServer;
let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mcy-files-'));
  server = await startTestServer({ env: { DATA_DIR: dataDir } });
  ({ token } = await server.registerUser());
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (sent: Omit<Parameters<typeof sendUpload>[1], 'token'>) =>
  sendUpload(server.url, { token, purpose: 'avatar', ...sent });
/** How an endless body is sent. */
type Endless = Partial<Parameters<typeof upload>[0]> & { beginning?: string };
const beginField = (value: string): string =>
  `\r\n--mcy-boundary\r\nContent-Disposition: form-data; name="more"\r\n\r\n${value}`;
const rows = async () => (await server.db.selectFrom('file').select('file_id').execute()).length;
const arriving = (): string[] => {
  const folder = arrivalsFolder({ dataDir });
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a file that is too large', () => {
  const chunk = Buffer.alloc(256 * 1024);
  let sent = 0;
  function* fourGigabytes(beginning = ''): Generator<Buffer> {
    yield Buffer.from(`Just words.${beginning}`);
    for (sent = 0; sent < 4096 * megabyte; sent += chunk.length) yield chunk;
  }

  it.each([
    ['that declares its size', { length: 4096 * megabyte }],
    ['without a declared size', {}],
    ['that declares a wrong size', { length: 25 * megabyte }],
    ['sent before its purpose', { fileFirst: true }],
    ['without a purpose', { purpose: undefined }],
    ['followed by an endless field', { beginning: beginField('') }],
  ])('%s is refused early and leaves nothing behind', async (_how, { beginning, ...how }: Endless) => {
    const before = process.memoryUsage.rss();
    const start = performance.now();
    const { http, status, data } = await upload({ file: fourGigabytes(beginning), ...how });
    expect({ http, status, data }).toMatchObject({ http: 413, status: 413, data: { error: 'file_too_large' } });
    expect(sent).toBeLessThan(100 * megabyte);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * megabyte);
    expect(performance.now() - start).toBeLessThan(5000);
    await expect.poll(arriving).toEqual([]);
  });
});

describe('text fields', () => {
  const photo = () =>
    sharp({ create: { width: 30, height: 30, channels: 3, background: '#3050a0' } })
      .png()
      .toBuffer();

  it('over the limit are refused, before and after the file', async () => {
    const before = await rows();
    for (const fileFirst of [true, false]) {
      const sent = { file: await photo(), purpose: 'identity', fileFirst };
      expect(await upload({ ...sent, moreFields: 63 })).toMatchObject({ status: 200 });
      expect(await upload({ ...sent, moreFields: 64 })).toMatchObject({
        status: 422,
        data: { error: 'malformed_request' },
      });
    }
    expect(await rows()).toBe(before + 2);
    expect(arriving()).toEqual([]);
  });

  it('without end are refused before they have all arrived', async () => {
    const piece = Buffer.from(beginField('x'.repeat(200)).repeat(1000));
    let pieces = 0;
    function* fields(): Generator<Buffer> {
      for (; pieces < 1000; pieces++) yield piece;
    }
    const { status, data } = await upload({ file: fields() });
    expect({ status, data }).toMatchObject({ status: 422, data: { error: 'malformed_request' } });
    expect(pieces).toBeLessThan(300);
  });

  it('treat an empty purpose as the default', async () => {
    const file = await photo();
    for (const fileFirst of [true, false]) {
      const { data } = await upload({ file, purpose: '', fileFirst });
      expect(data).toMatchObject({ kind: 'picture', content_type: 'image/webp' });
    }
  });
});

describe('a file sent before its purpose', () => {
  it('is refused when too large for its purpose, and leaves nothing behind', async () => {
    const [before, file] = [await rows(), Buffer.alloc(21 * megabyte)];
    const late = { file, fileFirst: true };
    for (const sent of [late, { ...late, purpose: undefined }]) {
      expect(await upload(sent)).toMatchObject({ http: 413, status: 413, data: { error: 'file_too_large' } });
    }
    // A video may be this large, but this is a picture.
    expect(await upload({ ...late, purpose: 'video' })).toMatchObject({ status: 422, data: { error: 'not_a_video' } });
    expect(await rows()).toBe(before);
    expect(arriving()).toEqual([]);
  });

  it('counts against the limits of its purpose', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mcy-files-'));
    const limited = await startTestServer({ env: { DATA_DIR: folder, RATE_LIMITS: '1' } });
    const session = await limited.registerUser();
    const file = Buffer.concat([
      Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex'),
      Buffer.alloc(9),
    ]);
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      const { status } = await sendUpload(limited.url, { token: session.token, file, key: null });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    await limited.close();
    expect(readdirSync(arrivalsFolder({ dataDir: folder }))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('is the same request under its key as one sent after it', async () => {
    const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: '#3050a0' } });
    const [key, file] = [randomUUID(), await picture.png().toBuffer()];
    const first = await upload({ file, key });
    expect(await upload({ file, key, fileFirst: true })).toEqual(first);
    expect(await upload({ file, key, purpose: undefined })).toMatchObject({
      data: { error: 'idempotency_key_reused' },
    });
  });
});

describe('one user', () => {
  let folder: string;
  let limited: TestServer;
  let session: { token: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mcy-files-'));
    limited = await startTestServer({ env: { DATA_DIR: folder, RATE_LIMITS: '1' } });
  });
  beforeEach(async () => {
    session = await limited.registerUser();
  });
  afterAll(async () => {
    await limited.close();
    rmSync(folder, { recursive: true });
  });
  const send = (sent: Partial<Parameters<typeof sendUpload>[1]> = {}) =>
    sendUpload(limited.url, { token: session.token, file: Buffer.from('Just words.'), ...sent });
  const underWay = (): string[] => {
    const arrivals = arrivalsFolder({ dataDir: folder });
    return existsSync(arrivals) ? readdirSync(arrivals) : [];
  };

  it('who sends too many files before their purpose is refused, with nothing written', async () => {
    for (let count = 0; count < 124; count++) {
      expect((await send({ purpose: 'video', fileFirst: true })).status).not.toBe(200);
    }
    let sent = 0;
    const written: string[] = [];
    function* large(): Generator<Buffer> {
      for (sent = 0; sent < 29; sent++) {
        written.push(...underWay());
        yield Buffer.alloc(megabyte);
      }
    }
    for (const purpose of [undefined, 'video'] as const) {
      const { status, data } = await send({ file: large(), purpose, fileFirst: true });
      expect({ status, data }).toMatchObject({ status: 429, data: { error: 'too_many_requests' } });
    }
    expect(written).toEqual([]);
    // Naming the purpose first uses that purpose's limits.
    expect((await send({ purpose: 'avatar' })).status).toBe(422);
  });

  it('has a few uploads at once, and each canceled one frees its slot', async () => {
    const leave: (() => void)[] = [];
    const open = Array.from({ length: 4 }, () =>
      cancelUpload(limited.url, {
        token: session.token,
        file: Buffer.alloc(1000, 1),
        underWay: () => new Promise<void>((resolve) => leave.push(resolve)),
      }),
    );
    await expect.poll(() => [underWay().length, leave.length]).toEqual([4, 4]);
    const { status, msg, data } = await send({ purpose: 'avatar' });
    expect({ status, data }).toMatchObject({ status: 429, data: { error: 'too_many_requests', retry_after: 10 } });
    expect(msg).toBe('You’re already uploading 4 files. Try again when one of them has finished.');
    expect(underWay()).toHaveLength(4);
    const other = await limited.registerUser();
    expect((await send({ token: other.token, purpose: 'avatar' })).status).toBe(422);

    leave[0]?.();
    await expect.poll(underWay).toHaveLength(3);
    await expect.poll(async () => (await send({ purpose: 'avatar' })).status).toBe(422);
    for (const end of leave) end();
    await expect.poll(underWay).toEqual([]);
    await Promise.all(open);
    // So does a refused one.
    for (let count = 0; count < 6; count++) expect((await send({ purpose: 'avatar' })).status).toBe(422);
  });
});
