import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { editProfile } from '@mcy/api/account/profile/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditDatabase } from '../../audit.ts';
import { cancelUpload, sendUpload } from '../../testing/sendUpload.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { arrivalsFolder, fileStoreOf } from './fileStoreOf.ts';
import { sweepFiles } from './sweepFiles.ts';

const megabyte = 1024 * 1024;
let server: TestServer;
let dataDir: string;
let token: string;
let user_id: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mcy-files-'));
  server = await startTestServer({ env: { DATA_DIR: dataDir } });
  ({ token, user_id } = await server.registerUser());
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (sent: Omit<Parameters<typeof sendUpload>[1], 'token'>) =>
  sendUpload(server.url, { token, purpose: 'avatar', ...sent });
const rows = async () => (await server.db.selectFrom('file').select('file_id').execute()).length;
const arriving = (): string[] => {
  const folder = arrivalsFolder({ dataDir });
  return existsSync(folder) ? readdirSync(folder) : [];
};
const kept = (): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3050a0' } });
/** A black picture with one bit for each pixel: sharp would take seconds to draw a large one. */
function blackPng(width: number, height: number): Buffer {
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const part = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([number(data.length), body, number(crc32(body))]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', Buffer.concat([number(width), number(height), Buffer.from([1, 0, 0, 0, 0])])),
    part('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

async function fetchPicture(url: unknown): Promise<Sharp> {
  const response = await fetch(`${server.url}${String(url)}`);
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer()));
}

describe('a picture', () => {
  it('is re-encoded: upright, cropped for its purpose, without its location', async () => {
    const photo = await picture(900, 600)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Camera');
    const { status, data } = await upload({ file: photo, purpose: 'photo' });
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { kind: 'picture', content_type: 'image/webp', width: 600, height: 900 },
    });
    const served = await (await fetchPicture(data['url'])).metadata();
    expect(served).toMatchObject({ format: 'webp', width: 600, height: 900 });
    expect(served.exif).toBeUndefined();
    expect(served.orientation).toBeUndefined();
    expect((await upload({ file: photo })).data).toMatchObject({ width: 512, height: 512 });
    expect((await upload({ file: photo, purpose: 'background' })).data).toMatchObject({ width: 600, height: 200 });
  });

  it('that is animated becomes a still, and a small one keeps its size', async () => {
    const frames = Buffer.concat([Buffer.alloc(3 * 40 * 40, 200), Buffer.alloc(3 * 40 * 40, 20)]);
    const file = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { data } = await upload({ file });
    expect(data).toMatchObject({ width: 40, height: 40 });
    expect((await (await fetchPicture(data['url'])).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['a zip', Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(500)]), 'not_a_picture'],
    ['a text', Buffer.from('Just words.'), 'not_a_picture'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'not_a_picture',
    ],
    ['a header without a body', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'picture_unreadable'],
    ['nothing', Buffer.alloc(0), 'file_missing'],
  ])('is not %s, whatever its name says', async (_what, file, error) => {
    const before = await rows();
    const { http, status, msg, data } = await upload({ file, name: 'photo.png' });
    expect({ http, status, data }).toMatchObject({ http: 200, status: 422, data: { error } });
    expect(msg).toMatch(/Choose a|Choose it/);
    expect(await rows()).toBe(before);
    expect(arriving()).toEqual([]);
  });

  it('of 100 megapixels is refused before decoding', async () => {
    const file = blackPng(10_001, 10_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 10_001, height: 10_000 });
    expect(file.length).toBeLessThan(megabyte);
    const before = process.memoryUsage.rss();
    const start = process.cpuUsage();
    const { status, data, msg } = await upload({ file });
    const { user, system } = process.cpuUsage(start);
    const [grown, took] = [process.memoryUsage.rss() - before, (user + system) / 1000];
    expect({ status, data }).toMatchObject({ status: 422, data: { error: 'picture_too_detailed' } });
    expect(msg).toContain('50 megapixels');
    expect(grown).toBeLessThan(30 * megabyte);
    expect(took).toBeLessThan(1000);
  });
});

describe('an upload', () => {
  const small = () => picture(30, 30).png().toBuffer();

  it('that is canceled leaves no file and no row', async () => {
    const [before, files] = [await rows(), kept()];
    const file = Buffer.alloc(megabyte, 1);
    await cancelUpload(server.url, { token, file, underWay: async () => {} });
    await cancelUpload(server.url, {
      token,
      file,
      underWay: async () => {
        await expect.poll(arriving).toHaveLength(1);
      },
    });
    await expect.poll(arriving).toEqual([]);
    expect(await rows()).toBe(before);
    expect(kept()).toEqual(files);
  });

  it.each([
    ['is cut short', { unfinished: true, length: 'true' as const }, 'malformed_request'],
    ['has an unknown purpose', { purpose: 'nothing' }, 'malformed_request'],
    ['has an unknown purpose after it', { purpose: 'nothing', fileFirst: true }, 'malformed_request'],
    [
      'is cut short before its purpose',
      { unfinished: true, length: 'true' as const, fileFirst: true },
      'malformed_request',
    ],
    ['is not multipart', { headers: { 'Content-Type': 'application/json' } }, 'malformed_request'],
    ['has no boundary', { headers: { 'Content-Type': 'multipart/form-data' } }, 'malformed_request'],
    ['has no key', { key: 'short' }, 'idempotency_key_required'],
  ])('that %s is refused and nothing is kept', async (_how, broken, error) => {
    const before = await rows();
    const { status, data } = await upload({ file: await small(), ...broken });
    expect({ status, data }).toMatchObject({ status: 422, data: { error } });
    expect(await rows()).toBe(before);
    expect(arriving()).toEqual([]);
  });

  it.each([
    ['no token', undefined],
    ['an unknown token', 'not-a-token'],
  ])('with %s answers that the session has expired', async (_which, wrong) => {
    const answer = await sendUpload(server.url, {
      purpose: 'avatar',
      file: await small(),
      ...(wrong !== undefined && { token: wrong }),
    });
    expect(answer).toMatchObject({ http: 200, status: 301, data: { error: 'sign_in_required' } });
    expect(answer.msg).toMatch(/session has expired/);
  });

  it('runs beside another one, and a retry under its key gets the first answer', async () => {
    const [key, file, before] = [randomUUID(), await small(), await rows()];
    const [first, second, again] = await Promise.all([upload({ file, key }), upload({ file }), upload({ file, key })]);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(second.data['file_id']).not.toBe(first.data['file_id']);
    expect(await upload({ file, key })).toEqual(first);
    expect(await rows()).toBe(before + 2);
    const other = await upload({ file: await picture(31, 31).png().toBuffer(), key });
    expect(other.data).toMatchObject({ error: 'idempotency_key_reused' });
  });

  it('keeps a video unchanged and serves the range a player asks for', async () => {
    const file = Buffer.concat([
      Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex'),
      Buffer.alloc(9000, 7),
    ]);
    expect(await upload({ file })).toMatchObject({ status: 422, data: { error: 'not_a_picture' } });
    expect(await upload({ file: await small(), purpose: 'video' })).toMatchObject({ data: { error: 'not_a_video' } });
    const { data } = await upload({ file, purpose: 'video' });
    expect(data).toMatchObject({ kind: 'video', content_type: 'video/mp4', bytes: file.length, width: null });
    const part = await fetch(`${server.url}${String(data['url'])}`, { headers: { Range: 'bytes=4-11' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe(`bytes 4-11/${file.length}`);
    expect(await part.text()).toBe('ftypmp42');
    const beyond = await fetch(`${server.url}${String(data['url'])}`, { headers: { Range: 'bytes=99999-' } });
    expect(beyond.status).toBe(416);
  });

  it('is limited per hour', async () => {
    const limited = await startTestServer({ env: { DATA_DIR: dataDir, RATE_LIMITS: '1' } });
    const session = await limited.registerUser();
    const file = Buffer.from('Just words.');
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      const { status } = await sendUpload(limited.url, { token: session.token, purpose: 'video', file });
      statuses.push(status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses[20]).toBe(429);
    await limited.close();
  });
});

describe('a served file', () => {
  it('is cached forever by browsers and runs no script', async () => {
    const { data } = await upload({ file: await picture(20, 20).png().toBuffer() });
    const response = await fetch(`${server.url}${String(data['url'])}`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await fetch(`${server.url}${String(data['url'])}`, { method: 'HEAD' })).status).toBe(200);
    for (const wrong of [randomUUID(), '..%2f..%2fdb', 'arriving', `${String(data['file_id'])}.webp.exe`]) {
      expect((await fetch(`${server.url}/files/${wrong}`)).status).toBe(404);
    }
  });

  it('that is private opens only at its signed address, for ten minutes', async () => {
    const { data } = await upload({ file: await picture(20, 20).png().toBuffer(), purpose: 'identity' });
    const url = new URL(String(data['url']), server.url);
    const status = async (address: URL) => (await fetch(address)).status;
    const own = await fetch(url);
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await status(new URL(url.pathname, server.url))).toBe(404);
    const other = await server.registerUser();
    const asOther = { headers: { token: other.token, Authorization: `Bearer ${other.token}` } };
    expect((await fetch(new URL(url.pathname, server.url), asOther)).status).toBe(404);
    const later = new URL(url);
    later.searchParams.set('until', String(Number(url.searchParams.get('until')) + 1));
    expect(await status(later)).toBe(404);
    const forged = new URL(url);
    forged.searchParams.set('signature', '0'.repeat(64));
    expect(await status(forged)).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    try {
      expect(await status(url)).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is swept a day after its last use', async () => {
    const session = { token, pwdVersion: 1 };
    const sweepAt = (hours: number) =>
      sweepFiles(
        server.db,
        { store: fileStoreOf({ dataDir, s3: null }), arrivals: arrivalsFolder({ dataDir }) },
        new Date(Date.now() + hours * 3_600_000),
      );
    const [used, unused] = await Promise.all(
      ['#102030', '#405060'].map(async (background) => {
        const file = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer();
        return String((await upload({ file })).data['file_id']);
      }),
    );
    const exists = async (file_id = '') => (await fetch(`${server.url}/files/${file_id}`)).status === 200;
    await server.succeed(editProfile, { avatar: used ?? '' }, { session });
    await sweepAt(23);
    expect([await exists(used), await exists(unused)]).toEqual([true, true]);
    await sweepAt(25);
    expect([await exists(used), await exists(unused)]).toEqual([true, false]);
    expect(kept()).toEqual([used]);
    expect(await rows()).toBe(1);
    await server.succeed(editProfile, { avatar: null }, { session });
    await sweepAt(25);
    expect([await rows(), kept()]).toEqual([0, []]);
    expect(user_id).not.toBe('');
  });
});
