import * as contract from '@mcy/api/collection/parcels/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { cancelParcel } from './cancelParcel.ts';
import { changeAddress } from './changeAddress.ts';
import { orderParcels } from './orderParcels.ts';
import { presentParcel, presentParcels } from './presentParcels.ts';
import { receiveParcel } from './receiveParcel.ts';
import { requireParcel } from './requireParcel.ts';
import { drawnIn, presentToy, selectSendable } from './sendableItems.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const parcelHandlers: readonly Implementation[] = [
  implement(contract.listSendable, async ({ chosen, opening_ids, ...page }, { db, caller, locale }) => {
    let query = selectSendable(db, caller.user_id);
    if (chosen !== undefined) query = query.where('item.item_id', '=', (is) => is.fn.any(is.val(chosen.split(','))));
    if (opening_ids !== undefined) query = query.where(drawnIn(opening_ids.split(',')));
    const { rows, next_cursor } = await readPage(query, { by: 'item.item_id' }, page);
    return { rows: rows.map((toy) => presentToy(toy, locale)), next_cursor };
  }),

  implement(contract.sendItems, async (request, { db, caller, locale, now }) => {
    const { order_id, parcels, paid } = await orderParcels(db, { user_id: caller.user_id, request, now });
    return { order_id, parcels: await presentParcels(db, parcels, locale), paid };
  }),

  implement(contract.listParcels, async ({ stage, ...page }, { db, caller, locale }) => {
    const query = db.selectFrom('parcel').selectAll().where('user_id', '=', caller.user_id).where('stage', '=', stage);
    const { rows, next_cursor } = await readPage(query, { by: 'parcel.parcel_id' }, page);
    return { rows: await presentParcels(db, rows, locale), next_cursor };
  }),

  implement(contract.readParcel, async ({ parcel_id }, { db, caller, locale }) =>
    presentParcel(db, await requireParcel(db, caller.user_id, parcel_id), locale),
  ),

  implement(contract.cancelParcel, async ({ parcel_id }, { db, caller, locale, now }) => {
    const by = { actor: 'buyer', actor_id: caller.user_id } as const;
    return presentParcel(db, await cancelParcel(db, { parcel_id, by, now }), locale);
  }),

  implement(contract.changeParcelAddress, async (request, { db, caller, locale, now }) =>
    presentParcel(db, await changeAddress(db, { ...request, user_id: caller.user_id, now }), locale),
  ),

  implement(contract.receiveParcel, async ({ parcel_id }, { db, caller, locale, now }) => {
    const by = { actor: 'buyer', actor_id: caller.user_id } as const;
    return presentParcel(db, await receiveParcel(db, { parcel_id, by, now }), locale);
  }),
];
