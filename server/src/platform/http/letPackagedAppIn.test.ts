import { readEncryptionSwitch } from '@mcy/api/system/frame/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shop } from '../../shop.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { pino } from 'pino';
import { type RunningServer, startServer } from './startServer.ts';

let server: TestServer;
let packaged: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
  const config = { ...server.config, port: 0, packagedApp: true };
  packaged = await startServer(shop.open({ db: server.db, config, log: pino({ level: 'silent' }) }));
});
afterAll(async () => {
  await packaged.close(0);
  await server.close();
});

const missingFile = '/files/0199c2a4-7d3e-7c11-9b52-3f0a6e4d8c21.webp';

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', port = packaged.port) {
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
}

describe('with PACKAGED_APP=1', () => {
  it.each(['https://localhost', 'capacitor://localhost'])('allows calls from a packaged app at %s', async (Origin) => {
    const asked = await ask(
      '/api/box/open?lang=vn',
      {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,device,idempotency-key,page,pwdversion,token',
      },
      'OPTIONS',
    );
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(Origin);
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'device',
        'idempotency-key',
        'page',
        'pwdversion',
        'token',
      ]),
    );
    const answer = await ask(`${readEncryptionSwitch.path}?lang=vn`, { Origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(Origin);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Date,Touched');
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(await answer.json()).toMatchObject({ code: 200 });
  });

  it('lets its pages show the shop’s files, and nothing else', async () => {
    const file = await ask(missingFile);
    expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const call = await ask(`${readEncryptionSwitch.path}?lang=vn`);
    expect(call.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each(['http://localhost', 'https://localhost.evil.example', 'null'])('refuses a page of %s', async (Origin) => {
    const answer = await ask(`${readEncryptionSwitch.path}?lang=vn`, { Origin });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('without it, no other origin may call or show a file', async () => {
  const port = Number(new URL(server.url).port);
  const Origin = 'https://localhost';
  const answer = await ask(`${readEncryptionSwitch.path}?lang=vn`, { Origin }, 'GET', port);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const file = await ask(missingFile, { Origin }, 'GET', port);
  expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
