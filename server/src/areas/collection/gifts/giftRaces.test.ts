import * as contract from '@mcy/api/collection/gifts/contract';
import { giftLimits } from '@mcy/api/collection/gifts/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { expireGifts } from './expireGifts.ts';

type Player = Session & { user_id: string };

const rounds = Array.from({ length: 10 }, (_, round) => ({ round }));

describe('at once, on two servers', () => {
  const serverOf = provideTwoServers();
  let giver: Player;
  let friend: Player;
  let other: Player;
  let code: string;
  beforeAll(async () => {
    const server = serverOf(0);
    [giver, friend, other] = [await server.registerUser(), await server.registerUser(), await server.registerUser()];
    code = (
      await server.db
        .selectFrom('app_user')
        .select('invite_code')
        .where('user_id', '=', friend.user_id)
        .executeTakeFirstOrThrow()
    ).invite_code;
  });

  async function give(to?: string): Promise<{ item_id: string; gift: string }> {
    const server = serverOf(0);
    const [item_id = ''] = await giveTestToys(server, giver, { blind_box: 1 });
    await server.db.updateTable('gift_giver').set({ that_day: 1 }).execute();
    const { gift_id } = await server.succeed(contract.giveToys, { item_ids: [item_id], to }, { session: giver });
    if (to !== undefined) return { item_id, gift: gift_id };
    const { link } = await server.succeed(contract.readGift, { gift: gift_id }, { session: giver });
    return { item_id, gift: link ?? '' };
  }
  const placeOf = (item_id: string) =>
    serverOf(0)
      .db.selectFrom('item')
      .select(['user_id', 'state'])
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow();
  const movesOf = async (item_id: string) =>
    (
      await serverOf(0)
        .db.selectFrom('item_move')
        .select('move')
        .where('item_id', '=', item_id)
        .orderBy('move_id')
        .execute()
    ).map(({ move }) => move);

  it.each(rounds)('one of two who accept a link gets its toys ($round)', async ({ round }) => {
    const { item_id, gift } = await give();
    const players = round % 2 ? [friend, other] : [other, friend];
    const answers = await Promise.all(
      players.map((session, place) => serverOf(place).call(contract.acceptGift, { gift }, { session })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = players[answers.findIndex(({ ok }) => ok)];
    expect(await placeOf(item_id)).toEqual({ user_id: winner?.user_id, state: 'held' });
    expect(await movesOf(item_id)).toEqual(['offer', 'give']);
  });

  it.each(rounds)('a gift is accepted or taken back ($round)', async () => {
    const { item_id, gift } = await give(code);
    const [accepted, taken] = await Promise.all([
      serverOf(0).call(contract.acceptGift, { gift }, { session: friend }),
      serverOf(1).call(contract.takeGiftBack, { gift }, { session: giver }),
    ]);
    expect([accepted.ok, taken.ok].filter(Boolean)).toHaveLength(1);
    expect(await placeOf(item_id)).toEqual({ user_id: (accepted.ok ? friend : giver).user_id, state: 'held' });
    expect(await movesOf(item_id)).toHaveLength(2);
  });

  it.each(rounds)('a gift is declined or comes back by itself, on two processes ($round)', async () => {
    const { item_id, gift } = await give(code);
    const over = new Date(Date.now() + giftLimits.days * 86_400_000 + 1_000);
    await Promise.all([
      serverOf(0).call(contract.declineGift, { gift }, { session: friend }),
      expireGifts(serverOf(0).db, over),
      expireGifts(serverOf(1).db, over),
    ]);
    await expireGifts(serverOf(0).db, over);
    expect(await placeOf(item_id)).toEqual({ user_id: giver.user_id, state: 'held' });
    expect(await movesOf(item_id)).toEqual(['offer', 'take_back']);
  });

  it('a gift declined ten times at once comes back once', async () => {
    const { item_id, gift } = await give(code);
    const answers = await Promise.all(
      rounds.map(({ round }) => serverOf(round).call(contract.declineGift, { gift }, { session: friend })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await placeOf(item_id)).toEqual({ user_id: giver.user_id, state: 'held' });
    expect(await movesOf(item_id)).toEqual(['offer', 'take_back']);
  });

  it('a gift that ten processes let expire comes back once', async () => {
    const { item_id } = await give(code);
    const over = new Date(Date.now() + giftLimits.days * 86_400_000 + 1_000);
    await Promise.all(rounds.map(({ round }) => expireGifts(serverOf(round).db, over)));
    expect(await placeOf(item_id)).toEqual({ user_id: giver.user_id, state: 'held' });
    expect(await movesOf(item_id)).toEqual(['offer', 'take_back']);
  });

  it('a toy goes into one of ten gifts that take it', async () => {
    const [item_id = ''] = await giveTestToys(serverOf(0), giver, { blind_box: 1 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        serverOf(place).call(contract.giveToys, { item_ids: [item_id] }, { session: giver }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a giver at the limit of open gifts gets one more in, not two', async () => {
    const server = serverOf(0);
    const session = await server.registerUser();
    const toys = await giveTestToys(server, session, { blind_box: 25 });
    const answers = await Promise.all(
      toys.map((item_id, place) => serverOf(place).call(contract.giveToys, { item_ids: [item_id] }, { session })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(giftLimits.open);
  });
});
