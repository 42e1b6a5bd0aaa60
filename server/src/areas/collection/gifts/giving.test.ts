import { randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/collection/gifts/contract';
import { giftLimits } from '@mcy/api/collection/gifts/words';
import { locales } from '@mcy/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { type Session, startTestServer } from '../../../testing/startTestServer.ts';
import { friendNotFound, toyNotGiftable } from './messages.ts';

type Player = Session & { user_id: string };

const provided = provideServer();
let lan: Player;
let minh: Player;
beforeAll(async () => {
  const server = provided();
  [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Hoàng Minh')];
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
const giveTo = (item_ids: readonly string[]) =>
  provided().succeed(contract.giveToys, { item_ids: [...item_ids] }, { session: lan });

describe('giving', () => {
  it('refuses a toy that stays with its winner, and moves nothing', async () => {
    const server = provided();
    const [item = '', other = ''] = await giveTestToys(server, lan, { blind_box: 5 });
    const { toy_id } = await server.db
      .selectFrom('item')
      .select('toy_id')
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow();
    const allow = (may_gift: boolean) =>
      server.db.updateTable('toy').set({ may_gift }).where('toy_id', '=', toy_id).execute();
    await allow(false);
    onTestFinished(async () => {
      await allow(true);
    });
    const { rows } = await server.succeed(contract.listGiftableToys, { limit: 50 }, { session: lan });
    expect(rows.find(({ item_id }) => item_id === item)).toMatchObject({ may_gift: false });
    for (const lang of locales) {
      const answer = await server.call(contract.giveToys, { item_ids: [other, item] }, { session: lan, lang });
      expect(answer).toMatchObject({
        code: 422,
        error: 'toy_not_giftable',
        field: 'item_ids',
        msg: toyNotGiftable[lang],
      });
    }
    expect(await toysOf(lan)).toEqual(expect.arrayContaining([item, other]));
  });

  it('refuses another player’s toy, a toy that is elsewhere, and a friend who does not exist', async () => {
    const server = provided();
    const [item = '', other = ''] = await giveTestToys(server, lan, { blind_box: 5 });
    expect(await server.call(contract.giveToys, { item_ids: [item] }, { session: minh })).toMatchObject({
      code: 404,
      error: 'item_not_found',
    });
    await giveTo([item]);
    expect(await server.call(contract.giveToys, { item_ids: [other, item] }, { session: lan })).toMatchObject({
      code: 422,
      error: 'item_elsewhere',
    });
    for (const lang of locales) {
      const answer = await server.call(
        contract.giveToys,
        { item_ids: [other], to: 'ZZZZZZZZ' },
        { session: lan, lang },
      );
      expect(answer).toMatchObject({ code: 422, error: 'friend_not_found', field: 'to', msg: friendNotFound[lang] });
    }
    const own = await server.call(contract.giveToys, { item_ids: [other], to: await codeOf(lan) }, { session: lan });
    expect(own).toMatchObject({ code: 422, error: 'gift_to_oneself', field: 'to' });
    expect(await toysOf(lan)).toContain(other);
  });

  it.each([
    ['no toy', { item_ids: [] }, 'required', 'item_ids'],
    ['eleven toys', { item_ids: Array.from({ length: 11 }, () => randomUUID()) }, 'too_many', 'item_ids'],
    ['a blank message', { item_ids: [randomUUID()], message: ' \u200B ' }, 'message_blank', 'message'],
    ['a message of 141 letters', { item_ids: [randomUUID()], message: 'a'.repeat(141) }, 'too_long', 'message'],
    ['neither code nor number', { item_ids: [randomUUID()], to: 'minh' }, 'friend', 'to'],
  ])('refuses %s', async (_what, request, error, field) => {
    const answer = await provided().call(contract.giveToys, request, { session: lan });
    expect(answer).toMatchObject({ code: 422, error, field });
  });

  it('refuses one toy twice', async () => {
    const [item = ''] = await giveTestToys(provided(), lan, { blind_box: 1 });
    const answer = await provided().call(contract.giveToys, { item_ids: [item, item] }, { session: lan });
    expect(answer).toMatchObject({ code: 422, error: 'item_twice', field: 'item_ids' });
  });

  it('happens once per key', async () => {
    const [item = ''] = await giveTestToys(provided(), lan, { blind_box: 1 });
    const options = { session: lan, idempotencyKey: randomUUID() };
    const first = await provided().call(contract.giveToys, { item_ids: [item] }, options);
    const second = await provided().call(contract.giveToys, { item_ids: [item] }, options);
    expect(second.text).toBe(first.text);
  });

  it('can begin with toys that were chosen elsewhere, of the player alone', async () => {
    const server = provided();
    const items = (await giveTestToys(server, lan, { blind_box: 5 })).slice(0, 2);
    const only = items.join(',');
    const { rows } = await server.succeed(contract.listGiftableToys, { only }, { session: lan });
    expect(rows.map(({ item_id }) => item_id).toSorted()).toEqual(items.toSorted());
    expect(await server.succeed(contract.listGiftableToys, { only }, { session: minh })).toMatchObject({ rows: [] });
    expect(await server.call(contract.listGiftableToys, { only: "1' or '1" }, { session: lan })).toMatchObject({
      code: 422,
      field: 'only',
    });
  });

  it('does not show the toys of a box that was not looked at', async () => {
    const unseen = await giveTestToys(provided(), lan, { blind_box: 1 }, { unseen: true });
    expect(await toysOf(lan)).not.toEqual(expect.arrayContaining(unseen));
  });

  it.each([
    ['open', 'too_many_open_gifts', { open: giftLimits.open, that_day: 1 }],
    ['a day', 'too_many_gifts_today', { open: 0, that_day: giftLimits.perDay }],
  ])('has a limit of gifts: %s', async (_which, error, full) => {
    const server = provided();
    const giver = await server.registerUser();
    const [item = '', other = ''] = await giveTestToys(server, giver, { blind_box: 5 });
    await server.succeed(contract.giveToys, { item_ids: [item] }, { session: giver });
    const row = server.db.updateTable('gift_giver').where('user_id', '=', giver.user_id);
    await row.set(full).execute();
    expect(await server.call(contract.giveToys, { item_ids: [other] }, { session: giver })).toMatchObject({
      code: 422,
      error,
    });
    await row.set({ open: 1, day_began: new Date('2026-01-01') }).execute();
    await server.succeed(contract.giveToys, { item_ids: [other] }, { session: giver });
  });

  it('does not tell anybody all the codes and numbers there are', async () => {
    const limited = await startTestServer({ env: { RATE_LIMITS: '1' } });
    onTestFinished(() => limited.close());
    const session = await limited.registerUser();
    const ask = () => limited.call(contract.findFriend, { to: 'ZZZZZZZZ' }, { session });
    for (let round = 0; round < 20; round++) expect(await ask()).toMatchObject({ error: 'friend_not_found' });
    expect(await ask()).toMatchObject({ code: 429, error: 'too_many_requests' });
    const give = { item_ids: [randomUUID()], to: 'ZZZZZZZZ' };
    expect(await limited.call(contract.giveToys, give, { session })).toMatchObject({ code: 429 });
    // Strangers with new accounts use up what the network has, and nothing of a player who was there before.
    const [newcomer, regular] = [await limited.registerUser(), await limited.registerUser()];
    const dayBefore = new Date(Date.now() - 86_500_000);
    await limited.db
      .updateTable('app_user')
      .set({ created_at: dayBefore })
      .where('user_id', '=', regular.user_id)
      .execute();
    await sql`update rate_limit set empty_at = now() + interval '1 hour' where bucket = 'gift_friend/127.0.0.1'`.execute(
      limited.db,
    );
    const asks = (by: Session) => limited.call(contract.findFriend, { to: 'ZZZZZZZZ' }, { session: by });
    expect(await asks(newcomer)).toMatchObject({ code: 429 });
    expect(await asks(regular)).toMatchObject({ error: 'friend_not_found' });
  });
});
