import { randomUUID } from 'node:crypto';
import { sendCode } from '@mcy/api/account/entry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '../../testing/agreed.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { countAgainst } from './rateLimit.ts';

let servers: TestServer[];
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  const env = { RATE_LIMITS: '1', TRUSTED_PROXIES: '1' };
  servers = [await startTestServer({ databaseUrl, env }), await startTestServer({ databaseUrl, env })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

function serverOf(index: number): TestServer {
  const server = servers[index % servers.length];
  if (!server) throw new Error('no server was started');
  return server;
}

async function filling(bucket: string, now: Date): Promise<number> {
  const { empty_at } = await serverOf(0)
    .db.selectFrom('rate_limit')
    .select('empty_at')
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow();
  return (empty_at.getTime() - now.getTime()) / 1_000;
}

describe('on PostgreSQL, with two servers', () => {
  it('forty requests at once fill no bucket over its limit, and refused ones are not charged', async () => {
    const now = new Date();
    const [narrow, wide] = [randomUUID(), randomUUID()];
    const limits = [
      { bucket: narrow, hits: 7, seconds: 70 },
      { bucket: wide, hits: 100, seconds: 1_000 },
    ];
    const counted = await Promise.allSettled(
      Array.from({ length: 40 }, (_, turn) =>
        // In either order, which must not deadlock.
        countAgainst(serverOf(turn).db, turn % 3 === 0 ? limits : limits.toReversed(), now),
      ),
    );
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const outcome of counted) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ error: 'too_many_requests', retry_after: 10 });
    }
    expect(await filling(narrow, now)).toBe(70);
    expect(await filling(wide, now)).toBe(70);
  });

  it('thirty made-up devices of one network asking at once get one code, and do not block another network', async () => {
    const sign_in_name = `${randomUUID()}@example.com`;
    await serverOf(0).register({
      sign_in_name,
      nickname: 'Minh Anh',
      password: 'Saobien7',
      birthday: '1990-06-15',
      ...agreed,
    });
    const ask = (turn: number, address: string, device: string) =>
      serverOf(turn).call(sendCode, { sign_in_name, purpose: 'sign_in' }, { address, device });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => ask(turn, `2001:db8:0:7::${turn}`, randomUUID())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const mails = serverOf(0).db.selectFrom('demo_mail').select('mail_id').where('sign_in_name', '=', sign_in_name);
    expect(await mails.execute()).toHaveLength(1);
    expect(await ask(0, '198.51.100.20', randomUUID())).toMatchObject({ code: 200 });
  });
});
