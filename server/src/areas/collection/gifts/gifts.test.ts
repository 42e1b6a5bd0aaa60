import { randomUUID } from 'node:crypto';
import { listNotifications } from '@mcy/api/account/notices/contract';
import * as contract from '@mcy/api/collection/gifts/contract';
import { type GiftAction, giftActors, giftLimits, giftMoves, giftStates } from '@mcy/api/collection/gifts/words';
import { locales } from '@mcy/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { findText } from '../../../testing/findText.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { expireGifts } from './expireGifts.ts';
import type { GiftRow } from './findGift.ts';
import { giftNotFound, giftNotOpen, giftNotYours } from './messages.ts';
import { settleGift } from './settleGift.ts';

type Player = Session & { user_id: string };

const provided = provideServer();
let lan: Player;
let minh: Player;
let stranger: Player;
let minhsCode: string;
beforeAll(async () => {
  const server = provided();
  [lan, minh, stranger] = [
    await server.registerUser('Lan Phương'),
    await server.registerUser('Hoàng Minh'),
    await server.registerUser('Bảo Trân'),
  ];
  minhsCode = await codeOf(minh);
});

const codeOf = async ({ user_id }: Player) =>
  (
    await provided()
      .db.selectFrom('app_user')
      .select('invite_code')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).invite_code;
const toysOf = async (session: Session) =>
  (await provided().succeed(contract.listGiftableToys, { limit: 50 }, { session })).rows.map(({ item_id }) => item_id);
const listOf = async (session: Session, side: 'given' | 'received') =>
  (await provided().succeed(contract.listGifts, { side, limit: 50 }, { session })).rows;
const bellOf = async (session: Session) =>
  (await provided().succeed(listNotifications, {}, { session })).rows.map(({ kind }) => kind);
const giveTo = (item_ids: readonly string[], to?: string, message?: string) =>
  provided().succeed(contract.giveToys, { item_ids: [...item_ids], to, message }, { session: lan });

/** A gift by link with its secret. */
async function giveByLink(item_ids: readonly string[]): Promise<{ gift_id: string; link: string }> {
  const { gift_id } = await giveTo(item_ids);
  const { link } = await provided().succeed(contract.readGift, { gift: gift_id }, { session: lan });
  return { gift_id, link: link ?? '' };
}

describe('a gift to a friend', () => {
  it('leaves the giver at once, and is the friend’s when they accept', async () => {
    const server = provided();
    const [first = '', second = ''] = await giveTestToys(server, lan, { blind_box: 5 });
    const given = await giveTo([second, first], minhsCode, 'Chúc mừng sinh nhật!');
    expect(given).toMatchObject({
      side: 'given',
      state: 'open',
      by_link: false,
      friend: { nickname: 'H***h', avatar: expect.stringMatching(/^\/art\/avatars\//) as string },
      message: 'Chúc mừng sinh nhật!',
      toys: [{ item_id: second }, { item_id: first }],
      settled_at: null,
    });
    expect(await toysOf(lan)).not.toContain(first);
    const [received] = await listOf(minh, 'received');
    expect(received).toMatchObject({ gift_id: given.gift_id, side: 'received', friend: { nickname: 'Lan Phương' } });
    expect(await bellOf(minh)).toContain('gift_arrived');

    const accepted = await server.succeed(contract.acceptGift, { gift: given.gift_id }, { session: minh });
    expect(accepted).toMatchObject({ state: 'accepted', side: 'received' });
    expect(await toysOf(minh)).toEqual(expect.arrayContaining([first, second]));
    const [mine] = await listOf(lan, 'given');
    expect(mine).toMatchObject({ state: 'accepted', friend: { nickname: 'Hoàng Minh' } });
    expect(await bellOf(lan)).toContain('gift_accepted');
  });

  it('comes back when they decline, and the giver does not learn their name', async () => {
    const server = provided();
    const [item = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    const { gift_id } = await giveTo([item], minhsCode);
    await server.succeed(contract.declineGift, { gift: gift_id }, { session: minh });
    expect(await toysOf(lan)).toContain(item);
    const [mine] = await listOf(lan, 'given');
    expect(mine).toMatchObject({ state: 'declined', friend: { nickname: 'H***h' } });
    const { rows } = await server.succeed(listNotifications, {}, { session: lan, lang: 'en' });
    expect(rows[0]).toMatchObject({ kind: 'gift_declined', title: 'H***h declined your gift' });
  });

  it('can be taken back while it is open', async () => {
    const server = provided();
    const [item = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    const { gift_id } = await giveTo([item], minhsCode);
    await server.succeed(contract.takeGiftBack, { gift: gift_id }, { session: lan });
    expect(await toysOf(lan)).toContain(item);
    expect(await bellOf(minh)).toContain('gift_gone');
    for (const lang of locales) {
      const answer = await server.call(contract.acceptGift, { gift: gift_id }, { session: minh, lang });
      expect(answer).toMatchObject({ code: 422, error: 'gift_not_open', msg: giftNotOpen[lang] });
    }
  });

  it('can be named by a phone number too', async () => {
    const server = provided();
    await server.db
      .insertInto('bound_name')
      .values({ sign_in_name: '+84912345678', user_id: minh.user_id, kind: 'mobile', bound_at: new Date() })
      .execute();
    const friend = await server.succeed(contract.findFriend, { to: '0912 345 678' }, { session: lan });
    expect(friend).toEqual({
      nickname: 'H***h',
      avatar: expect.stringMatching(/^\/art\/avatars\/\d+\.svg$/) as string,
    });
    const [item = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    await giveTo([item], '0912 345 678');
    expect((await listOf(minh, 'received'))[0]).toMatchObject({ state: 'open', toys: [{ item_id: item }] });
  });
});

describe('a gift by link', () => {
  it('shows a guest what is in it, and goes to the first who accepts', async () => {
    const server = provided();
    const [item = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    const { gift_id, link } = await giveByLink([item]);
    expect(link).toMatch(/^[\w-]{43}$/);
    const seen = await server.succeed(contract.readGift, { gift: link });
    expect(seen).toMatchObject({ viewer: 'holder', link: null, friend: { nickname: 'Lan Phương' }, toys: [{}] });
    await server.succeed(contract.acceptGift, { gift: link }, { session: minh });
    expect(await toysOf(minh)).toContain(item);
    expect(await server.succeed(contract.readGift, { gift: link }, { session: minh })).toMatchObject({
      viewer: 'addressee',
      state: 'accepted',
    });
    const late = await server.succeed(contract.readGift, { gift: link }, { session: stranger });
    expect(late).toMatchObject({ viewer: 'holder', state: 'accepted', toys: [], message: null });
    expect(await server.call(contract.acceptGift, { gift: link }, { session: stranger })).toMatchObject({
      error: 'gift_not_open',
    });
    expect((await listOf(lan, 'given'))[0]).toMatchObject({ gift_id, friend: { nickname: 'Hoàng Minh' } });
  });

  it('is in no table with its secret', async () => {
    const server = provided();
    const { gift_id, link } = await giveByLink(await giveTestToys(server, lan, { blind_box: 1 }));
    expect(await findText(server.db, gift_id)).toContain('gift');
    expect(await findText(server.db, link)).toEqual([]);
  });

  it('is not accepted by its giver, and not declined by one of those who have the link', async () => {
    const server = provided();
    const { link } = await giveByLink(await giveTestToys(server, lan, { blind_box: 1 }));
    for (const lang of locales) {
      const own = await server.call(contract.acceptGift, { gift: link }, { session: lan, lang });
      expect(own).toMatchObject({ code: 422, error: 'gift_not_yours', msg: giftNotYours[lang] });
    }
    const declined = await server.call(contract.declineGift, { gift: link }, { session: minh });
    expect(declined).toMatchObject({ code: 422, error: 'gift_not_yours' });
  });

  it('is not found by its id, nor under another secret', async () => {
    const server = provided();
    const { gift_id, link } = await giveByLink(await giveTestToys(server, lan, { blind_box: 1 }));
    const wrong = `${link.startsWith('A') ? 'B' : 'A'}${link.slice(1)}`;
    for (const gift of [gift_id, wrong, randomUUID()]) {
      for (const lang of locales) {
        const answer = await server.call(contract.readGift, { gift }, { session: stranger, lang });
        expect(answer).toMatchObject({ code: 404, error: 'gift_not_found', msg: giftNotFound[lang] });
      }
      expect(await server.call(contract.acceptGift, { gift }, { session: stranger })).toMatchObject({ code: 404 });
    }
  });
});

describe('a gift that nobody accepted', () => {
  it('comes back once after 7 days, and is not accepted any more', async () => {
    const server = provided();
    const [item = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    const { gift_id } = await giveTo([item], minhsCode);
    const over = new Date(Date.now() + giftLimits.days * 86_400_000 + 1_000);
    await expireGifts(server.db, new Date());
    expect((await listOf(minh, 'received'))[0]).toMatchObject({ gift_id, state: 'open' });
    await Promise.all(Array.from({ length: 5 }, () => expireGifts(server.db, over)));
    expect((await listOf(minh, 'received'))[0]).toMatchObject({ gift_id, state: 'expired' });
    expect(await toysOf(lan)).toContain(item);
    expect((await bellOf(lan)).filter((kind) => kind === 'gift_returned')).not.toHaveLength(0);
    const moves = await server.db.selectFrom('item_move').select('move').where('item_id', '=', item).execute();
    expect(moves.map(({ move }) => move)).toEqual(['offer', 'take_back']);
  });

  it('cannot be accepted in the minute before the job', async () => {
    const server = provided();
    const { gift_id } = await giveTo(await giveTestToys(server, lan, { blind_box: 1 }), minhsCode);
    const gift = await server.db
      .selectFrom('gift')
      .selectAll()
      .where('gift_id', '=', gift_id)
      .executeTakeFirstOrThrow();
    const late = { action: 'accept', actor_id: minh.user_id, now: gift.expires_at } as const;
    await expect(
      inTransaction(server.db, (db) => settleGift(db, { gift, actor: 'addressee' }, late)),
    ).rejects.toMatchObject({ error: 'gift_not_open' });
  });
});

describe('the table of a gift', () => {
  const cases = giftStates.flatMap((state) =>
    giftActors.flatMap((actor) =>
      (Object.keys(giftMoves) as GiftAction[]).map((action) => ({ state, actor, action, ...giftMoves[action] })),
    ),
  );

  beforeAll(async () => {
    // The tests above gave as much as a day allows.
    await provided()
      .db.updateTable('gift_giver')
      .set({ day_began: new Date('2026-01-01') })
      .execute();
  });

  /** A gift of Lan's in a state, by link or for Minh. */
  async function giftIn(state: (typeof giftStates)[number], byLink: boolean): Promise<GiftRow> {
    const server = provided();
    const { gift_id } = await giveTo(await giveTestToys(server, lan, { blind_box: 1 }), byLink ? undefined : minhsCode);
    const read = () =>
      server.db.selectFrom('gift').selectAll().where('gift_id', '=', gift_id).executeTakeFirstOrThrow();
    const way = (Object.keys(giftMoves) as GiftAction[]).find((action) => giftMoves[action].to === state);
    if (way !== undefined) {
      const gift = await read();
      const [actor = 'shop'] = giftMoves[way].by;
      const settling = { action: way, actor_id: minh.user_id, now: new Date() };
      await inTransaction(server.db, (db) => settleGift(db, { gift, actor }, settling));
    }
    return read();
  }

  const isAllowed = ({ by, from, state, actor }: (typeof cases)[number]) =>
    (by as readonly string[]).includes(actor) && from === state;
  const act = (gift: GiftRow, { actor, action }: Pick<(typeof cases)[number], 'actor' | 'action'>) =>
    inTransaction(provided().db, (db) =>
      settleGift(db, { gift, actor }, { action, actor_id: minh.user_id, now: new Date() }),
    );

  it.each(cases.filter(isAllowed))('$state, $actor, $action', async (allowed) => {
    const gift = await giftIn(allowed.state, allowed.actor === 'holder');
    expect(await act(gift, allowed)).toMatchObject({ state: allowed.to });
  });

  it.each(giftStates.map((state) => ({ state })))('$state: everything else is refused', async ({ state }) => {
    const gift = await giftIn(state, false);
    const others = cases.filter((one) => one.state === state && !isAllowed(one));
    for (const one of others) {
      const error = (one.by as readonly string[]).includes(one.actor) ? 'gift_not_open' : 'gift_not_yours';
      await expect(act(gift, one), `${one.actor}, ${one.action}`).rejects.toMatchObject({ error });
    }
    expect(others).toHaveLength(state === 'open' ? 15 : 20);
    const query = provided().db.selectFrom('gift').selectAll().where('gift_id', '=', gift.gift_id);
    expect(await query.executeTakeFirstOrThrow()).toEqual(gift);
  });
});

it('the database refuses a gift that changes after it was settled', async () => {
  const { db } = provided();
  await expect(sql`update gift set state = 'open', settled_at = null`.execute(db)).rejects.toThrow('settled once');
  await expect(sql`delete from gift_item`.execute(db)).rejects.toThrow('history');
});
