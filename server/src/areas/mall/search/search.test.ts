import { listPopularQueries, noteQuery, searchShop, suggestNames } from '@mcy/api/mall/search/contract';
import type { Locale } from '@mcy/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { areas } from '../../../shop.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { seedProducts } from '../catalogue/demo/seedProducts.ts';
import { documentWords } from './documentWords.ts';
import { indexDocuments } from './indexDocuments.ts';
import {
  fewestAskers,
  fortnightOf,
  listPopularQueries as listQueries,
  mostOfAsker,
  noteQuery as noteInLog,
} from './queryLog.ts';
import { mostTerms, readQuery } from './readQuery.ts';

const provided = provideServer();
const finds = areas.flatMap((area) => area.finds ?? []);
const now = new Date('2026-11-21T03:00:00Z');
/** Other tests count no queries of then. */
const longAgo = new Date('2020-11-21T03:00:00Z');

beforeAll(async () => {
  const { db } = provided();
  await seedBoxes(db, now);
  await seedProducts(db, { opened: now, now: new Date() });
  await db.transaction().execute((transaction) => indexDocuments(transaction, finds, new Date()));
});

/** What must come first: a part of its name in the language of the query, or its kind. */
const queries: readonly (readonly [Locale, query: string, first: RegExp])[] = [
  // As it is written.
  ['vn', 'Nữ hoàng Sinh Nhật', /^product Nữ hoàng Sinh Nhật$/],
  ['vn', 'Long Vương Ngọc Bích', /^product Long Vương Ngọc Bích$/],
  ['vn', 'hộp mù', /^box /],
  ['vn', 'thú bông', /^product Thú bông/],
  ['vn', 'móc khóa', /^product Móc khóa/],
  ['vn', 'tranh treo tường', /^product Tranh treo tường/],
  ['vn', 'hộp trưng bày', /^product Hộp trưng bày/],
  ['vn', 'trọn bộ Thung lũng Rồng', /^product Trọn bộ Thung lũng Rồng$/],
  ['vn', 'Cá mập Nhút Nhát', /^product Cá mập Nhút Nhát$/],
  ['vn', 'thú bông cá mập', /^product Thú bông Cá mập Nhút Nhát$/],
  ['vn', 'Tiệm bánh Tinh linh', /Tiệm bánh Tinh linh/],
  ['vn', 'Học viện Ánh Trăng', /Học viện Ánh Trăng/],
  // Without accents, and without đ.
  ['vn', 'nu hoang sinh nhat', /^product Nữ hoàng Sinh Nhật$/],
  ['vn', 'hop mu', /^box /],
  ['vn', 'thu bong', /^product Thú bông/],
  ['vn', 'moc khoa', /^product Móc khóa/],
  ['vn', 'ca map', /Cá mập/],
  ['vn', 'den long', /Đèn Lồng/],
  ['vn', 'doi thu mat na', /Đối thủ Mặt Nạ/],
  ['vn', 'dodo dang tri', /Dodo Đãng Trí/],
  ['vn', 'phap su mu xanh', /^product Pháp sư Mũ Xanh$/],
  ['vn', 'KY LAN BINH MINH', /^product Kỳ lân Bình Minh$/],
  ['vn', 'tra sua', /Trà Sữa/],
  ['vn', 'ma nhay mat', /Ma Nháy Mắt/],
  // Half typed, as an input method hands it over while it composes, and composed in pieces.
  ['vn', 'nư hoan', /Nữ hoàng Sinh Nhật/],
  ['vn', 'thú bôn', /^product Thú bông/],
  ['vn', 'cá m', /Cá mập/],
  ['vn', 'robot pha', /Robot Pha Cà Phê/],
  ['vn', 'Cá mập'.normalize('NFD'), /Cá mập/],
  ['vn', 'thie', /Thiên nga/],
  // With the keys of Telex and VNI, and without spaces.
  ['vn', 'hoojp muf', /^box /],
  ['vn', 'hoop muf', /^box /],
  ['vn', 'mosc khosa', /^product Móc khóa/],
  ['vn', 'thus boong', /^product Thú bông/],
  ['vn', 'ho65p mu2', /^box /],
  ['vn', 'hopmu', /^box /],
  ['vn', 'mockhoa', /^product Móc khóa/],
  // Mistyped: a letter too many, too few, another one, two swapped.
  ['vn', 'thuyen truongg sao choi', /Thuyền trưởng Sao Chổi/],
  ['vn', 'phap su mux xanh', /Pháp sư Mũ Xanh/],
  ['vn', 'hoang hon bướmm', /Bướm Hoàng Hôn/],
  ['vn', 'thú bôgn', /Thú bông/],
  ['vn', 'moc khao', /Móc khóa/],
  ['vn', 'donutt', /Donut/],
  // Too many words: most of them.
  ['vn', 'bán thú bông cá voi giá rẻ quận 7', /Thú bông Cá voi/],
  // In English.
  ['en', 'mystery box', /^box /],
  ['en', 'blind box', /^box /],
  ['en', 'shy shark plush', /^product Shy Shark plush$/],
  ['en', 'Birthday Queen', /^product Birthday Queen$/],
  ['en', 'key chain', /charm/],
  ['en', 'keychian', /charm/],
  ['en', 'plsuh', /plush/],
  ['en', 'acrylic display', /display case/],
  ['en', 'cafe crab', /Café Crab/],
  ['en', 'unicrn', /Unicorn/],
  ['en', 'mermiad', /Mermaid/],
  ['en', 'captain comt', /Captain Comet/],
  ['en', 'art print', /art print/],
  // In Chinese, which has no spaces.
  ['zh', '盲盒', /^box /],
  ['zh', '生日女王', /^product 生日女王$/],
  ['zh', '毛绒', /毛绒公仔/],
  ['zh', '鲨鱼', /鲨鱼/],
  ['zh', '挂件', /挂件/],
  ['zh', '龙', /龙/],
  ['zh', '珍奶好友', /珍奶好友/],
  ['zh', '海报 月', /装饰画/],
  ['zh', '银河驿站', /银河驿站/],
  // Another language than the page's.
  ['vn', '盲盒', /^box /],
  ['zh', 'hop mu', /^box /],
  ['en', 'thú bông', /plush/],
];

describe('what comes first', () => {
  it.each(queries)('in %s for “%s”', async (lang, q, first) => {
    const { rows } = await provided().succeed(searchShop, { q }, { lang });
    const [row] = rows;
    expect(`${row?.kind} ${row?.name}`).toMatch(first);
  });
});

it('says that a word was read as another, or that nothing has all words, or that there is nothing', async () => {
  const { succeed } = provided();
  const matchOf = async (q: string) => (await succeed(searchShop, { q })).match;
  expect(await matchOf('móc khóa')).toBe('exact');
  expect(await matchOf('donutt')).toBe('corrected');
  expect(await matchOf('thú bông trực thăng cứu hỏa')).toBe('partly');
  const nothing = await succeed(searchShop, { q: 'xqzwv' });
  expect(nothing).toMatchObject({ rows: [], total: 0, next_cursor: null });
  for (const q of ['', '   ', '!?', "'; drop table product; --", "a' | 'b", ':*', '😀', 'đ'.repeat(100)]) {
    await succeed(searchShop, { q });
  }
});

it('takes accents without a letter for no word, in a query and in a name', async () => {
  const { succeed, db } = provided();
  for (const q of ['\u0301', 'a \u0301', '\u0301 \u0302 b']) {
    await succeed(searchShop, { q });
    await succeed(suggestNames, { q });
    await succeed(noteQuery, { q });
  }
  const words = documentWords({
    name: { vn: 'Gấu \u0301', zh: '\u0301 熊', en: '\u0301' },
    also: [],
    about: ['\u0302'],
  });
  const { rows } = await sql<{ length: number }>`select length(${words}::tsvector) as length`.execute(db);
  expect(rows).toEqual([{ length: 3 }]);
});

it('looks for few terms, also of a long run of Chinese characters among words', async () => {
  const query = await readQuery(provided().db, `a b c d e f ${'盲盒'.repeat(20)} g`);
  expect(query?.terms).toHaveLength(mostTerms);
});

it('counts each filter as if it were not chosen, and filters by all', async () => {
  const { succeed } = provided();
  const all = await succeed(searchShop, { kind: 'product', limit: 50 });
  const request = { kind: 'product', category: 'plush', in_stock: '1', limit: 50 } as const;
  const plush = await succeed(searchShop, request, { lang: 'vn' });
  expect(
    plush.rows.every(({ kind, in_stock, name }) => kind === 'product' && in_stock && name.startsWith('Thú bông')),
  ).toBe(true);
  expect(plush.total).toBe(plush.rows.length);
  const inStock = await succeed(searchShop, { kind: 'product', in_stock: '1' }, { lang: 'vn' });
  expect(plush.counts.categories).toEqual(inStock.counts.categories);
  expect(plush.counts.in_stock).toBe(plush.total);
  expect(all.counts.kinds.map(({ kind }) => kind).toSorted()).toEqual(['box', 'product', 'toy']);
  expect(all.counts.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  expect(all.counts.prices.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  const cheap = await succeed(searchShop, { price_from: 0, limit: 50 });
  expect(cheap.rows.every(({ price }) => price !== null && price < 50_000)).toBe(true);
});

it('reads on without repeating or leaving out, in every order', async () => {
  const { succeed } = provided();
  for (const order of ['best', 'price_up', 'price_down', 'newest'] as const) {
    const names: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = await succeed(searchShop, {
        kind: 'product',
        order,
        limit: 20,
        ...(cursor !== undefined && { cursor }),
      });
      names.push(...page.rows.map(({ subject_id }) => subject_id));
      total = page.total;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toHaveLength(total);
    expect(new Set(names).size).toBe(total);
  }
  const up = await succeed(searchShop, { kind: 'product', order: 'price_up', limit: 50 });
  const prices = up.rows.map(({ price }) => price ?? 0);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(await provided().call(searchShop, { cursor: '1); drop table product' })).toMatchObject({
    error: 'wrong_type',
  });
});

it('suggests names while somebody types, and nothing before', async () => {
  const { succeed } = provided();
  expect((await succeed(suggestNames, { q: 'ca map' }, { lang: 'vn' })).rows).toContain('Thú bông Cá mập Nhút Nhát');
  expect((await succeed(suggestNames, { q: 'sha' }, { lang: 'en' })).rows).toContain('Shy Shark');
  expect((await succeed(suggestNames, { q: ' ' })).rows).toEqual([]);
});

it('shows what five people looked for, and never who, what was found by nobody, or one person’s five times', async () => {
  const { succeed, db, registerUser } = provided();
  const one = await registerUser();
  for (let time = 0; time < 5; time += 1) await succeed(noteQuery, { q: 'Hộp Mù' }, { session: one });
  await succeed(noteQuery, { q: '0901234567' }, { session: one });
  expect((await succeed(listPopularQueries, {})).rows).toEqual([]);
  for (let person = 1; person < 5; person += 1) {
    await succeed(noteQuery, { q: person === 1 ? 'hop mu' : 'hộp mù' }, { session: await registerUser() });
  }
  expect((await succeed(listPopularQueries, {})).rows).toEqual(['hộp mù']);
  const kept = await db.selectFrom('search_query').selectAll().execute();
  expect(kept).toHaveLength(5);
  expect(JSON.stringify(kept)).not.toContain(one.user_id);
});

it('shows nobody’s own text beside words of the shop, and keeps few queries of one person', async () => {
  const { db, config } = provided();
  const note = (q: string, asker: string) => noteInLog(db, { q, asker, now: longAgo, appSecret: config.appSecret });
  const eight = 'cá mập '.repeat(mostTerms / 2);
  for (let asker = 0; asker < fewestAskers; asker += 1) {
    await note(`${eight} gọi 0901234567`, `asker ${asker}`);
    await note(`盲盒${'的人的电话号码'.repeat(3)}`, `asker ${asker}`);
    await note('CÁ …!! mập ☎', `asker ${asker}`);
    await note('thủ bộng', `asker ${asker}`);
  }
  // Accents that the shop writes otherwise could say something too.
  expect((await listQueries(db, longAgo)).toSorted()).toEqual(['cá mập', 'thu bong']);
  await note('hộp mù', 'asker 0');
  const fortnight = fortnightOf(longAgo);
  const own = db.selectFrom('search_query').select('asker').where('query', '=', 'hop mu');
  const { asker } = await own.where('fortnight', '=', fortnight).executeTakeFirstOrThrow();
  const rows = Array.from({ length: mostOfAsker }, (_, place) => ({ query: `q${place}`, fortnight, asker, shown: '' }));
  await db.insertInto('search_query').values(rows).execute();
  await note('móc khóa', 'asker 0');
  await note('móc khóa', 'asker 1');
  const kept = await db.selectFrom('search_query').select('asker').where('query', '=', 'moc khoa').execute();
  expect(kept).toHaveLength(1);
});

it('finds what an area has now, and no longer what is gone', async () => {
  const { succeed, db } = provided();
  const before = await succeed(searchShop, { q: 'Cá voi Vòi Phun', kind: 'product' });
  const [first] = before.rows;
  await db
    .updateTable('product')
    .set({ listed_at: null })
    .where('product_id', '=', first?.subject_id ?? '')
    .execute();
  const gone = await succeed(searchShop, { q: 'Cá voi Vòi Phun', kind: 'product' });
  expect(gone.rows.map(({ subject_id }) => subject_id)).not.toContain(first?.subject_id);
  await db.transaction().execute((transaction) => indexDocuments(transaction, finds, new Date()));
  const indexed = await succeed(searchShop, { q: 'Cá voi Vòi Phun', kind: 'product' });
  expect(indexed.total).toBe(before.total - 1);
});
