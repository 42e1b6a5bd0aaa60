import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditDatabase } from './audit.ts';
import { composeShop } from './platform/area/composeShop.ts';
import { definePort } from './platform/area/Port.ts';
import { readConfig } from './platform/config/config.ts';
import type { OpenDatabase } from './platform/db/openDatabase.ts';
import { giftsAccount, salesAccount } from './platform/ledger/ledgerAccounts.ts';
import { areas, shop } from './shop.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the demo starts with nothing pending that nobody can finish, and every invariant holds', async () => {
  await shop.seedDemo(database.db, new Date());
  const { rows } = await sql`
    select (select count(*) from withdrawal where status = 'approved') as withdrawals,
      (select count(*) from payment where status = 'pending' and gateway <> 'vietqr') as payments,
      (select count(*) from identity_review where state = 'under_review') as reviews
  `.execute(database.db);
  expect(rows).toEqual([{ withdrawals: 0, payments: 0, reviews: 0 }]);
  expect(await auditDatabase(database.db)).toEqual([]);
});

it('knows every kind of journal and of notice, and every account, that a topic defines', async () => {
  const journals: unknown[] = [];
  const accounts: unknown[] = [giftsAccount, salesAccount];
  const notices: unknown[] = [];
  for (const file of globSync('areas/*/*/*{Journals,Notices,Accounts}.ts', {
    cwd: import.meta.dirname,
    exclude: ['**/sweep*'],
  })) {
    const exported = Object.values((await import(join(import.meta.dirname, file))) as Record<string, object>);
    if (file.endsWith('Journals.ts')) journals.push(...exported);
    else if (file.endsWith('Accounts.ts')) accounts.push(...exported);
    else notices.push(...exported.flatMap((kinds) => Object.values(kinds) as unknown[]));
  }
  expect(journals.length).toBeGreaterThan(5);
  expect(new Set<unknown>(shop.journals)).toEqual(new Set(journals));
  expect(new Set<unknown>(shop.accounts)).toEqual(new Set(accounts));
  expect(new Set<unknown>(Object.values(shop.notices))).toEqual(new Set(notices));
});

it('every kind of journal that a player can see leads to what caused it', () => {
  const nowhere = shop.journals.filter(({ shopOnly, leadsTo }) => !shopOnly && !leadsTo);
  expect(nowhere.map(({ kind }) => kind)).toEqual([]);
});

it('knows every purpose of uploads that a contract defines', async () => {
  const folder = join(import.meta.dirname, '../../packages/api/src');
  const defined: unknown[] = [];
  for (const file of globSync('*/*/contract.ts', { cwd: folder })) {
    const exported = Object.values((await import(join(folder, file))) as Record<string, unknown>);
    defined.push(...exported.filter((one) => typeof one === 'object' && one !== null && 'largest' in one));
  }
  expect(defined.length).toBeGreaterThan(5);
  expect(new Set<unknown>(shop.uploads)).toEqual(new Set(defined));
});

it('names none of its kinds in the platform', () => {
  const folder = join(import.meta.dirname, 'platform');
  const kinds = [...shop.journals.map(({ kind }) => kind), ...Object.keys(shop.notices)];
  const named = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return kinds.filter((kind) => new RegExp(`['"\`]${kind}['"\`]`).test(text)).map((kind) => `${file}: ${kind}`);
  });
  expect(named).toEqual([]);
});

it('has notices that lead to pages of the app', () => {
  const routes = join(import.meta.dirname, '../../app/src/routes');
  const registered = globSync('*/**/routes.ts', { cwd: routes })
    .map((file) => readFileSync(join(routes, file), 'utf8'))
    .join('');
  const pages = Object.values(shop.notices).flatMap(({ leadsTo }) => leadsTo?.page ?? []);
  expect(pages.filter((page) => !registered.includes(`path: '${page}'`))).toEqual([]);
});

it('seeds the demo again without adding a coin', async () => {
  const coins = () => database.db.selectFrom('payment').select(['user_id', 'amount']).orderBy('payment_id').execute();
  const before = await coins();
  expect(before.length).toBeGreaterThan(2);
  await shop.seedDemo(database.db, new Date());
  expect(await coins()).toEqual(before);
});

it('runs the migrations of all areas in the order of their numbers', () => {
  const names = Object.keys(shop.migrations);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

it('accepts a migration, a page, a kind of journal, an account, a purpose of uploads and a port from one area only', () => {
  const migrations = { '0001_ledger': { up: () => Promise.resolve() } };
  expect(() => composeShop([{ name: 'another', migrations }])).toThrow('ledger and another both register 0001_ledger');
  const kind = { kind: 'box_open', moves: [], label: { vn: '', zh: '', en: '' }, sign: 'box' } as const;
  const twice = [
    { name: 'one', journals: [kind] },
    { name: 'other', journals: [{ ...kind }] },
  ];
  expect(() => composeShop(twice)).toThrow('one and other both register box_open (journals)');
  const sales = { name: 'other', accounts: [{ name: 'sales', holds: [] }] };
  expect(() => composeShop([sales])).toThrow('ledger and other both register sales (accounts)');
  const photo = { name: 'photo', kind: 'video', largest: 1, visibility: 'public' } as const;
  expect(() => composeShop([...areas, { name: 'other', uploads: [photo] }])).toThrow(
    'system and other both register photo (uploads)',
  );
  const port = definePort<string>('a word');
  const two = composeShop([
    { name: 'one', provides: () => [port.by('yes')] },
    { name: 'other', provides: () => [port.by('no')] },
  ]);
  const services = { db: database.db, config: readConfig({}), log: pino({ level: 'silent' }) };
  expect(() => two.open(services)).toThrow('Two areas provide a word');
  expect(() => composeShop([]).open(services).ask(port)).toThrow('No area of the shop provides a word');
});
