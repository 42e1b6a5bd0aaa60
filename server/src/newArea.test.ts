import { randomUUID } from 'node:crypto';
import { listNotifications, readNotification } from '@mcy/api/account/notices/contract';
import { avatarUpload } from '@mcy/api/account/profile/contract';
import {
  balanceRefusals,
  defineCall,
  defineUpload,
  field,
  fileRefusals,
  largestPicture,
  locales,
} from '@mcy/api/contract';
import { listFlowKinds, readFlow } from '@mcy/api/wallet/flow/contract';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notify } from './areas/account/notices/notify.ts';
import type { Area } from './platform/area/Area.ts';
import { composeShop } from './platform/area/composeShop.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import { migrate } from './platform/db/migrate.ts';
import { runChecks } from './platform/db/runChecks.ts';
import { refreshes } from './platform/facts/refreshes.ts';
import { touch } from './platform/facts/touch.ts';
import { attachFile } from './platform/files/attachFile.ts';
import { implement } from './platform/http/handler.ts';
import { Refusal, type RefusalsIn } from './platform/http/Refusal.ts';
import { defineJournalKind } from './platform/ledger/JournalKind.ts';
import { defineShopAccount } from './platform/ledger/ShopAccount.ts';
import { postJournal } from './platform/ledger/postJournal.ts';
import { readSpending } from './platform/ledger/readSpending.ts';
import type { NoticeKinds } from './platform/notices/NoticeKinds.ts';
import { areas, shop } from './shop.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { sendUpload } from './testing/sendUpload.ts';
import { type TestServer, startTestServer } from './testing/startTestServer.ts';
import { uploadPicture } from './testing/uploadPicture.ts';

declare module './platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    ride_finished: { user_id: string; height: number };
  }
}

declare module './platform/db/database.ts' {
  interface Tables {
    ride: { ride_id: string; user_id: string; photo_file: string; height: number };
  }
}

declare module './platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<{ takeRide: typeof takeRide; readRide: typeof readRide }> {}
}

// Everything that an area of rides brings: nothing else in the house names it, its kinds, its account or its files.
const rideUpload = defineUpload({
  name: 'ride_photo',
  kind: 'picture',
  largest: largestPicture,
  visibility: 'private',
  size: { width: 300, height: 200 },
});

const takeRide = defineCall({
  topic: 'rides/wheel',
  method: 'POST',
  path: '/api/ride/take',
  role: 'user',
  summary: 'Rides the wheel, with a photo.',
  refuses: { ...fileRefusals, ...balanceRefusals },
  request: z.strictObject({ photo_file: field(z.uuid(), { kind: 'upload', upload: rideUpload }) }),
  response: z.object({ ride_id: z.uuid() }),
});

const readRide = defineCall({
  topic: 'rides/wheel',
  method: 'GET',
  path: '/api/ride/detail',
  role: 'user',
  summary: "One of the caller's rides.",
  refuses: { ride_not_found: 404 },
  request: z.strictObject({ ride_id: z.uuid() }),
  response: z.object({ height: z.int() }),
});

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

const rides = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table ride (
        ride_id uuid primary key,
        user_id uuid not null references app_user,
        photo_file uuid not null unique references file,
        height integer not null
      );
      insert into ledger_account (system, currency)
        select 'wheel', currency from unnest(array['balance', 'stone', 'gem']) as currency`.execute(db);
  },
};

const rideHandlers = [
  implement(takeRide, async ({ photo_file }, { db, caller: { user_id }, now: asked }) => {
    const ride_id = randomUUID();
    await attachFile(db, { file_id: photo_file, owner_id: user_id, purpose: rideUpload }, 'photo_file');
    await db.insertInto('ride').values({ ride_id, user_id, photo_file, height: 60 }).execute();
    const postings = [
      { account: { user_id }, currency: 'balance', amount: -30_000 },
      { account: wheelAccount, currency: 'balance', amount: 30_000 },
    ] as const;
    await postJournal(db, { kind: rideJournal, subject, reference_id: ride_id, now: asked, postings });
    touch(db, 'rides/wheel', user_id);
    return { ride_id };
  }),
  implement(readRide, async ({ ride_id }, { db, caller }) => {
    const found = await db
      .selectFrom('ride')
      .select('height')
      .where('ride_id', '=', ride_id)
      .where('user_id', '=', caller.user_id)
      .executeTakeFirst();
    if (!found) throw new Refusal({ error: 'ride_not_found', message: subject });
    return found;
  }),
];

const ridesArea: Area = {
  name: 'rides',
  calls: rideHandlers,
  migrations: { '9999_rides': rides },
  checks: [{ invariant: 'a ride is on the wheel', offending: sql`select ride_id from ride where height > 60` }],
  jobs: [
    { name: 'end of rides', every: 3_600_000, run: ({ db }) => db.updateTable('ride').set({ height: 0 }).execute() },
  ],
  followers: [refreshes('amountMoved', 'rides/wheel')],
  uploads: [rideUpload],
  accounts: [wheelAccount],
  journals: [rideJournal],
  notices: rideNotices,
};
const withRides = composeShop([...areas, ridesArea]);
const log = pino({ level: 'silent' });
const now = new Date('2026-11-20T03:00:00Z');
const subject = { vn: 'Vòng quay', zh: '摩天轮', en: 'Wheel' };

let server: TestServer;
let withoutRides: TestServer;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  server = await startTestServer({ databaseUrl, shop: withRides });
  withoutRides = await startTestServer({ databaseUrl });
  expect(await migrate(server.db, withRides.migrations, server.config)).toEqual(['9999_rides']);
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
  const session = await server.playerWith(100_000);
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

it('brings calls, a table, a check and a job', async () => {
  const [session, other] = [await server.registerUser(), await server.registerUser()];
  await server.recharge(session, 100_000);
  const photo_file = await uploadPicture(server, session, rideUpload);
  const { ride_id } = await server.succeed(takeRide, { photo_file }, { session });
  expect(await server.succeed(readRide, { ride_id }, { session })).toEqual({ height: 60 });
  const strange = await server.call(readRide, { ride_id }, { session: other });
  expect(strange).toMatchObject({ code: 404, error: 'ride_not_found' });
  expect(await runChecks(server.db, withRides.checks)).toEqual([]);
  await server.db.updateTable('ride').set({ height: 61 }).execute();
  expect(await runChecks(server.db, withRides.checks)).toMatchObject([{ row: { ride_id } }]);
  const open = withRides.open({ db: server.db, config: server.config, log });
  await withRides.jobs.at(-1)?.run(open, now);
  await open.close();
  expect(await server.succeed(readRide, { ride_id }, { session })).toEqual({ height: 0 });
});

it('brings a purpose of uploads, with its size and its readers, and the API’s description names it', async () => {
  const session = await server.playerWith(100_000);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3050a0' } })
    .png()
    .toBuffer();
  const sent = { token: session.token, purpose: 'ride_photo', file: picture };
  const { data } = await sendUpload(server.url, sent);
  expect(data).toMatchObject({ width: 300, height: 200, url: expect.stringContaining('?until=') as unknown });
  const { status, data: refused } = await sendUpload(withoutRides.url, sent);
  expect([status, refused['error']]).toEqual([422, 'malformed_request']);
  const photo_file = await uploadPicture(server, session, avatarUpload);
  const wrong = await server.call(takeRide, { photo_file }, { session });
  expect(wrong).toMatchObject({ code: 422, error: 'file_not_found', field: 'photo_file' });
  const describe = async ({ url }: TestServer) => (await fetch(`${url}/api/openapi.json`)).text();
  expect(await describe(server)).toContain('"ride_photo"');
  expect(await describe(withoutRides)).not.toContain('"ride_photo"');
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
  const session = await server.playerWith(100_000);
  await ride(session.user_id);
  const data = { user_id: session.user_id, height: 60 };
  await inTransaction(server.db, (db) => notify(db, session.user_id, { kind: 'ride_finished', data }, now));
  const findings = await runChecks(server.db, shop.checks);
  expect(findings.map(({ row }) => row)).toContainEqual(expect.objectContaining({ kind: 'ride_ticket' }));
  expect(findings.map(({ row }) => row)).toContainEqual({ defined: 'none', opened: 'wheel stone' });
  const flow = await withoutRides.succeed(readFlow, { currency: 'balance' }, { session });
  expect(flow.rows[0]).toMatchObject({ kind: 'ride_ticket', label: 'Other', sign: 'wallet', amount: -30_000 });
  const { rows } = await withoutRides.succeed(listNotifications, {}, { session });
  expect(rows[0]).toMatchObject({ title: 'Notification from MCY', sign: 'bell', leads_to: null });
});

it('no entry is of a kind that nobody defines', async () => {
  const session = await server.playerWith(100_000);
  const of = (kind: string) => server.call(readFlow, { currency: 'balance', kind }, { session });
  expect(await of('dragon_ride')).toMatchObject({ code: 200, data: { rows: [], next_cursor: null } });
  expect(await of("1' or '1'='1")).toMatchObject({ code: 422, field: 'kind' });
});
