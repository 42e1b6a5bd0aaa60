import { randomUUID } from 'node:crypto';
import { listNotifications, readNotification } from '@mcy/api/account/notices/contract';
import { locales } from '@mcy/api/contract';
import { listFlowKinds, readFlow } from '@mcy/api/wallet/flow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from './areas/account/notices/notify.ts';
import type { Area } from './platform/area/Area.ts';
import { composeShop } from './platform/area/composeShop.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import { runChecks } from './platform/db/runChecks.ts';
import { defineJournalKind } from './platform/ledger/JournalKind.ts';
import { defineShopAccount } from './platform/ledger/ShopAccount.ts';
import { postJournal } from './platform/ledger/postJournal.ts';
import { readSpending } from './platform/ledger/readSpending.ts';
import type { NoticeKinds } from './platform/notices/NoticeKinds.ts';
import { areas, shop } from './shop.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { type TestServer, startTestServer } from './testing/startTestServer.ts';

declare module './platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    ride_finished: { user_id: string; height: number };
  }
}

// All that an area of rides brings: nothing else in the house names its kinds.
const rideJournal = defineJournalKind({
  kind: 'ride_ticket',
  moves: ['balance', 'stone'],
  spends: true,
  label: { vn: 'Vé đu quay', zh: '摩天轮票', en: 'Ferris wheel ticket' },
  sign: 'heart',
});

const wheelAccount = defineShopAccount({ name: 'wheel', holds: ['balance', 'stone', 'gem'] });

const rideNotices = {
  ride_finished: {
    words: ({ height }) => ({
      title: { vn: 'Đã xuống', zh: '已落地', en: 'Back on the ground' },
      body: { vn: `Cao ${height} m`, zh: `高 ${height} 米`, en: `${height} m high` },
    }),
    sign: 'calendar',
    leadsTo: {
      page: '/pages/user/home',
      parameters: ({ user_id }) => ({ user_id }),
      label: { vn: 'Xem trang', zh: '查看主页', en: 'See the page' },
    },
  },
} satisfies NoticeKinds;

const ridesArea: Area = { name: 'rides', journals: [rideJournal], notices: rideNotices };
const withRides = composeShop([...areas, ridesArea]);
const now = new Date('2026-11-20T03:00:00Z');
const subject = { vn: 'Vòng quay', zh: '摩天轮', en: 'Wheel' };

let server: TestServer;
let withoutRides: TestServer;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  server = await startTestServer({ databaseUrl, shop: withRides });
  withoutRides = await startTestServer({ databaseUrl });
});
afterAll(async () => {
  await server.close();
  await withoutRides.close();
});

async function ride(user_id: string, currency: 'balance' | 'stone' | 'gem' = 'balance'): Promise<void> {
  await inTransaction(server.db, (db) =>
    postJournal(db, {
      kind: rideJournal,
      subject,
      reference_id: randomUUID(),
      now,
      postings: [
        { account: { user_id }, currency, amount: -30_000 },
        { account: wheelAccount, currency, amount: 30_000 },
      ],
    }),
  );
}

it('brings a kind of journal: the flow shows and filters it, and it counts as spending', async () => {
  const session = await server.registerUser();
  await server.recharge(session, 100_000);
  await ride(session.user_id);
  for (const lang of locales) {
    const { rows } = await server.succeed(readFlow, { currency: 'balance', kind: 'ride_ticket' }, { session, lang });
    expect(rows).toMatchObject([
      { kind: 'ride_ticket', label: rideJournal.label[lang], sign: 'heart', subject: subject[lang], amount: -30_000 },
    ]);
    const kinds = await server.succeed(listFlowKinds, { currency: 'stone' }, { session, lang });
    expect(kinds.rows).toContainEqual({ kind: 'ride_ticket', label: rideJournal.label[lang] });
  }
  expect(await readSpending(server.db, session.user_id)).toBe(30_000);
  expect(await runChecks(server.db, withRides.checks)).toEqual([]);
  await expect(ride(session.user_id, 'gem')).rejects.toThrow('of kind ride_ticket does not move gem');
});

it('brings a kind of notice: the bell has its words, its sign and where it leads', async () => {
  const session = await server.registerUser();
  const { user_id } = session;
  const data = { user_id, height: 60 };
  await inTransaction(server.db, (db) => notify(db, user_id, { kind: 'ride_finished', data }, now));
  for (const lang of locales) {
    const { rows } = await server.succeed(listNotifications, {}, { session, lang });
    const { label } = rideNotices.ride_finished.leadsTo;
    const { title, body } = rideNotices.ride_finished.words(data);
    expect(rows).toMatchObject([
      {
        kind: 'ride_finished',
        title: title[lang],
        body: body[lang],
        image: null,
        sign: 'calendar',
        leads_to: { address: `/pages/user/home?user_id=${user_id}`, label: label[lang] },
      },
    ]);
    const { notification_id = '' } = rows[0] ?? {};
    expect(await server.succeed(readNotification, { notification_id }, { session, lang })).toEqual(rows[0]);
  }
});

it('leaves rows that a shop without it shows all the same, and its audit finds', async () => {
  const session = await server.registerUser();
  await server.recharge(session, 100_000);
  await ride(session.user_id);
  const data = { user_id: session.user_id, height: 60 };
  await inTransaction(server.db, (db) => notify(db, session.user_id, { kind: 'ride_finished', data }, now));
  const findings = await runChecks(server.db, shop.checks);
  expect(findings.map(({ row }) => row)).toContainEqual(expect.objectContaining({ kind: 'ride_ticket' }));
  const flow = await withoutRides.succeed(readFlow, { currency: 'balance' }, { session });
  expect(flow.rows[0]).toMatchObject({ kind: 'ride_ticket', label: 'Other', sign: 'wallet', amount: -30_000 });
  const { rows } = await withoutRides.succeed(listNotifications, {}, { session });
  expect(rows[0]).toMatchObject({ title: 'Notification from MCY', sign: 'bell', leads_to: null });
});

it('no entry is of a kind that nobody defines', async () => {
  const session = await server.registerUser();
  await server.recharge(session, 100_000);
  const of = (kind: string) => server.call(readFlow, { currency: 'balance', kind }, { session });
  expect(await of('dragon_ride')).toMatchObject({ code: 200, data: { rows: [], next_cursor: null } });
  expect(await of("1' or '1'='1")).toMatchObject({ code: 422, field: 'kind' });
});
