import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';

/** The fields of an answer in spec §7, and no others. */
interface SpecAnswer {
  http: number;
  body: { code?: number; status?: number; errMsg?: string; data?: Record<string, unknown> };
}

/** A client written from spec §7 alone: it knows no contract, no Idempotency-Key and no upload purpose. */
function specClient(url: string, { lang, session }: { lang?: string; session?: Session } = {}) {
  const key = createHash('sha256').update('mcy-demo-app-secret').digest();
  const query = (payload: Record<string, string> = {}) =>
    new URLSearchParams({ ...(lang !== undefined && { lang }), ...payload }).toString();
  const signedIn = session ? { token: session.token, pwdVersion: String(session.pwdVersion) } : undefined;

  function encrypt(text: string): string {
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
  }

  function decrypt(text: string): string {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString();
  }

  async function read(response: Response): Promise<SpecAnswer> {
    const text = await response.text();
    const json = text.startsWith('{') ? text : decrypt(text);
    // The test reads it as the spec's app does, without knowing its type.
    return { http: response.status, body: JSON.parse(json) as SpecAnswer['body'] };
  }

  async function get(path: string, payload?: Record<string, string>): Promise<SpecAnswer> {
    const headers = { 'Content-Type': 'application/json', ...signedIn };
    return read(await fetch(`${url}${path}?${query(payload)}`, { headers }));
  }

  async function post(path: string, payload: object): Promise<SpecAnswer> {
    const { body } = await get('/api/enc/index');
    const isOn = body.data?.['open'] === 1;
    const timestamp = Math.floor(Date.now() / 1000);
    return read(
      await fetch(`${url}${path}?${query()}`, {
        method: 'POST',
        headers: { 'Content-Type': isOn ? 'text/plain' : 'application/json', ...signedIn },
        body: isOn ? encrypt(JSON.stringify({ ...payload, timestamp })) : JSON.stringify(payload),
      }),
    );
  }

  async function upload(parts: readonly (readonly [name: string, value: string | Buffer])[]): Promise<SpecAnswer> {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([new Uint8Array(value)]), 'IMG_0001.jpg');
    }
    const headers = { Authorization: `Bearer ${session?.token}` };
    return read(await fetch(`${url}/api/common/upload?${query()}`, { method: 'POST', headers, body: form }));
  }

  return { get, post, upload };
}

describe.each([
  ['encrypted', 1],
  ['plain', 0],
] as const)('a client that knows only spec §7, %s', (_how, open) => {
  let server: TestServer;
  let dataDir: string;
  let session: Session & { user_id: string };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mcy-spec-'));
    server = await startTestServer({ env: { ENCRYPTION: String(open), DATA_DIR: dataDir, RATE_LIMITS: '1' } });
    session = await server.registerUser();
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  it('reads whether to encrypt', async () => {
    expect(await specClient(server.url, { lang: 'vn' }).get('/api/enc/index')).toMatchObject({
      http: 200,
      body: { data: { open } },
    });
  });

  it.each(['ios', 'android'])('reads the newest app for %s', async (system_type) => {
    const { http, body } = await specClient(server.url, { lang: 'en' }).get('/api/version/app', { system_type });
    expect(http).toBe(200);
    expect(body.data).toEqual({
      version_number: expect.stringMatching(/^\d+(\.\d+)*$/) as unknown,
      package_upload: expect.any(String) as unknown,
      designated_users: expect.any(String) as unknown,
    });
  });

  it('reports that it goes to the background', async () => {
    expect(await specClient(server.url, { session }).get('/api/user/lastLogin')).toMatchObject({ body: { code: 200 } });
    expect(await specClient(server.url).get('/api/user/lastLogin')).toMatchObject({ body: { code: 401 } });
  });

  it('exchanges the key of a launch link, as a guest and signed in, any number of times', async () => {
    const { share_key, invite_code } = await server.db
      .selectFrom('app_user')
      .select(['share_key', 'invite_code'])
      .where('user_id', '=', session.user_id)
      .executeTakeFirstOrThrow();
    for (const client of [specClient(server.url), specClient(server.url), specClient(server.url, { session })]) {
      const { http, body } = await client.post('/api/common/deShareKey', { key: share_key });
      expect(http).toBe(200);
      expect(body).toMatchObject({ code: 200, data: { key: invite_code } });
      expect(body.errMsg ?? body.data?.['errMsg']).toBeUndefined();
    }
  });

  it('gets the refusal of an unknown key in Vietnamese, unless it names a language', async () => {
    const answer = async (lang?: string) => {
      const client = specClient(server.url, lang === undefined ? {} : { lang });
      return (await client.post('/api/common/deShareKey', { key: 'nobody' })).body.data?.['errMsg'];
    };
    expect(await answer()).toEqual(expect.any(String));
    expect(await answer()).toBe(await answer('vn'));
    expect(await answer('en')).not.toBe(await answer());
  });

  describe('uploads', () => {
    let photo: Buffer;
    const video = Buffer.concat([
      Buffer.from('0000001c667479706d703432000000006d70343269736f6d', 'hex'),
      Buffer.alloc(900, 7),
    ]);
    beforeAll(async () => {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3050a0' } });
      photo = await picture.jpeg().toBuffer();
    });

    it.each<[string, [string, string][], [string, string][], string]>([
      ['only the file', [], [], 'picture'],
      ['the file first', [], [['purpose', 'avatar']], 'picture'],
      ['the file last', [['purpose', 'avatar']], [], 'picture'],
      [
        'extra form data before the file',
        [
          ['user', 'minh'],
          ['type', '1'],
        ],
        [],
        'picture',
      ],
      [
        'extra form data after the file',
        [],
        [
          ['user', 'minh'],
          ['type', '1'],
        ],
        'picture',
      ],
      ['only a video', [], [], 'video'],
    ])('%s', async (_what, before, after, kind) => {
      const file = kind === 'video' ? video : photo;
      const client = specClient(server.url, { session, lang: 'zh' });
      const { http, body } = await client.upload([...before, ['file', file], ...after]);
      expect({ http, status: body.status, kind: body.data?.['kind'] }).toEqual({ http: 200, status: 200, kind });
      expect((await fetch(`${server.url}${String(body.data?.['url'])}`)).status).toBe(200);
    });

    it.each([
      ['first', false],
      ['last', true],
    ])('with an expired login and the file %s get 301', async (_order, last) => {
      const { token, pwdVersion, user_id } = await server.registerUser();
      await server.db.deleteFrom('session').where('user_id', '=', user_id).execute();
      const parts: [string, string | Buffer][] = [
        ['file', photo],
        ['purpose', 'photo'],
      ];
      const client = specClient(server.url, { session: { token, pwdVersion } });
      expect((await client.upload(last ? parts.toReversed() : parts)).body.status).toBe(301);
    });
  });
});
