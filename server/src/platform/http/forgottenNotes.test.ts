import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { askAmong } from '../area/Port.ts';
import { hearCommits } from '../facts/notes.ts';
import { tell } from '../facts/tell.ts';
import { touch } from '../facts/touch.ts';
import { authentication } from './authentication.ts';
import { createGuestAnswers } from './createGuestAnswers.ts';
import { dispatch } from './dispatch.ts';
import { implement } from './handler.ts';
import { Refusal } from './Refusal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a refusal that is kept takes back what its call told and touched', async () => {
  const { user_id } = await server.registerUser();
  const pool_id = randomUUID();
  const heard: string[] = [];
  const hearNoMore = hearCommits(server.db, ({ touched, followed, waiting }) => {
    heard.push(...touched.keys(), ...followed.map(({ kind }) => kind), ...waiting);
  });
  const refusing = implement(openMysteryBox, (_request, { db, now }) => {
    touch(db, 'boxes/pools', 'everybody');
    tell(db, 'boxOpened', { user_id, opening_id: randomUUID(), pool_id, count: 1, paid: 0 }, now);
    throw new Refusal({ error: 'sold_out', message: { vn: 'Hết', zh: '没了', en: 'Gone' } });
  });
  const ask = askAmong([
    authentication.by(() =>
      Promise.resolve({ user_id, session_id: randomUUID(), roles: new Set(['guest', 'user'] as const) }),
    ),
  ]);
  const answer = await dispatch(
    refusing,
    {
      request_id: randomUUID(),
      locale: 'en',
      now: new Date(),
      address: '127.0.0.1',
      asker: { device: null, network: '127.0.0.1', site: '127.0.0.1' },
      user_agent: null,
      token: 'token',
      pwdVersion: '1',
      idempotencyKey: randomUUID(),
      page_id: null,
      ciphertext: null,
      input: { pool_id, count: 1, client_seed: 'forgotten' },
    },
    { db: server.db, config: server.config, ask, log: pino({ level: 'silent' }), guestAnswers: createGuestAnswers() },
  );
  hearNoMore();
  expect(answer.touched).toEqual([]);
  expect(JSON.parse(answer.envelope)).toMatchObject({ code: 422, data: { error: 'sold_out' } });
  expect(heard).toEqual([]);
});
