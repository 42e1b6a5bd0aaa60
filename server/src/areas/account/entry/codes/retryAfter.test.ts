import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallOptions, type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.db.deleteFrom('rate_limit').execute();
});

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

function newDevice(): string {
  return randomBytes(16).toString('hex');
}

function ask(sign_in_name: string, from: CallOptions) {
  return server.call(contract.sendCode, { sign_in_name, purpose: 'sign_in' }, from);
}

describe('the time in a refusal', () => {
  it.each(locales)('is the time until the same request is allowed (%s)', async (lang) => {
    const sign_in_name = `${randomUUID()}@example.com`;
    const from = { lang };
    const words = {
      vn: ['sau 60 giây', 'sau 20 giây', 'sau 4 giờ 43 phút'],
      zh: ['60 秒后', '20 秒后', '4 小时 43 分钟后'],
      en: ['in 60 seconds', 'in 20 seconds', 'in 4 hours 43 minutes'],
    }[lang];
    await ask(sign_in_name, from);
    expect(await ask(sign_in_name, from)).toMatchObject({
      retry_after: 60,
      msg: expect.stringContaining(words[0] ?? '') as unknown,
    });
    wait(40);
    expect(await ask(sign_in_name, from)).toMatchObject({
      retry_after: 20,
      msg: expect.stringContaining(words[1] ?? '') as unknown,
    });
    wait(19.9);
    expect(await ask(sign_in_name, from)).toMatchObject({ code: 429 });
    wait(0.1);
    expect(await ask(sign_in_name, from)).toMatchObject({ code: 200 });

    const fresh = `${randomUUID()}@example.com`;
    for (let turn = 0; turn < 5; turn++) {
      expect(await ask(fresh, { ...from, device: newDevice() })).toMatchObject({ code: 200 });
      wait(60);
    }
    const refused = await ask(fresh, { ...from, device: newDevice() });
    expect(refused).toMatchObject({ retry_after: 16_980, msg: expect.stringContaining(words[2] ?? '') as unknown });
    wait(16_979);
    expect(await ask(fresh, { ...from, device: newDevice() })).toMatchObject({ code: 429, retry_after: 1 });
    wait(1);
    expect(await ask(fresh, { ...from, device: newDevice() })).toMatchObject({ code: 200 });
  });
});
