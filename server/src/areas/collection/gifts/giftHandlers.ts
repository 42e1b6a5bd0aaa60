import * as contract from '@mcy/api/collection/gifts/contract';
import type { GiftAction } from '@mcy/api/collection/gifts/words';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import {
  type CallContext,
  type Implementation,
  type Limit,
  implement,
  implementPrepared,
} from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { type GiftRow, findGift } from './findGift.ts';
import { findRecipient } from './findRecipient.ts';
import { giveToys } from './giveToys.ts';
import { listGiftableToys } from './listGiftableToys.ts';
import { presentGifts, presentMasked } from './presentGifts.ts';
import { readGift } from './readGift.ts';
import { settleGift } from './settleGift.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

const day = 86_400_000;

/**
 * Every question whether a code or number is a player's, of both calls: nobody can try them all. Each player has tries
 * of their own. Accounts of the last day, which somebody may have made to get more of them, also share those of their
 * network; so nobody behind an address can use up the tries of a player who was there before.
 */
async function limitsOfFriends({ db, caller, asker, now }: CallContext<'user'>): Promise<readonly Limit[]> {
  const own = { bucket: `gift_friend/${caller.user_id}`, hits: 20, seconds: 3_600 };
  const { created_at } = await db
    .selectFrom('app_user')
    .select('created_at')
    .where('user_id', '=', caller.user_id)
    .executeTakeFirstOrThrow();
  if (created_at.getTime() < now.getTime() - day) return [own];
  return [own, { bucket: `gift_friend/${asker.network}`, hits: 120, seconds: 3_600 }];
}

export const giftHandlers: readonly Implementation[] = [
  implement(contract.listGiftableToys, (page, { db, caller, locale }) =>
    listGiftableToys(db, caller.user_id, page, locale),
  ),

  implementPrepared(
    contract.findFriend,
    { limits: (_request, context) => limitsOfFriends(context), prepare: () => Promise.resolve(null) },
    async ({ to }, { db, caller }) => presentMasked(await findRecipient(db, { to, giver_id: caller.user_id })),
  ),

  implementPrepared(
    contract.giveToys,
    {
      limits: ({ to }, context) => (to === undefined ? [] : limitsOfFriends(context)),
      prepare: () => Promise.resolve(null),
    },
    async (request, { db, caller, locale, now, config }) => {
      const gift_id = await giveToys(db, { ...request, giver_id: caller.user_id, secret: config.identitySecret, now });
      const gift = await db.selectFrom('gift').selectAll().where('gift_id', '=', gift_id).executeTakeFirstOrThrow();
      return presentOne(db, gift, { caller, locale, now });
    },
  ),

  implement(contract.listGifts, async ({ side, ...page }, { db, caller, locale, now }) => {
    const query = db
      .selectFrom('gift')
      .selectAll()
      .where(side === 'given' ? 'from_user_id' : 'to_user_id', '=', caller.user_id);
    const { rows, next_cursor } = await readPage(query, { by: 'gift.gift_id' }, page);
    return { rows: await presentGifts(db, rows, { viewer_id: caller.user_id, locale, now }), next_cursor };
  }),

  implement(contract.readGift, ({ gift }, { db, caller, config, locale, now }) =>
    readGift(db, { key: gift, caller_id: caller?.user_id ?? null, secret: config.identitySecret, locale, now }),
  ),

  implement(contract.acceptGift, ({ gift }, context) => settle(context, gift, 'accept')),

  implement(contract.declineGift, ({ gift }, context) => settle(context, gift, 'decline')),

  implement(contract.takeGiftBack, ({ gift }, context) => settle(context, gift, 'take_back')),
];

async function settle(
  { db, caller, locale, now }: CallContext<'user'>,
  key: string,
  action: GiftAction,
): Promise<ResponseOf<typeof contract.acceptGift>> {
  const found = await findGift(db, { key, caller_id: caller.user_id }, true);
  const gift = await settleGift(db, found, { action, actor_id: caller.user_id, now });
  return presentOne(db, gift, { caller, locale, now });
}

async function presentOne(
  db: Database,
  gift: GiftRow,
  { caller, locale, now }: Pick<CallContext<'user'>, 'caller' | 'locale' | 'now'>,
): Promise<contract.Gift> {
  const [shown] = await presentGifts(db, [gift], { viewer_id: caller.user_id, locale, now });
  if (shown === undefined) throw new Error(`Gift ${gift.gift_id} was not presented`);
  return shown;
}
