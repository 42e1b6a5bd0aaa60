import type { sendItems } from '@mcy/api/collection/parcels/contract';
import { planParcels } from '@mcy/api/collection/parcels/rules';
import type { ParsedRequestOf } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { lockAddresses, ownAddress } from '../../account/door.ts';
import { requireAgreements } from '../../content/door.ts';
import { lockItems } from '../items/moveItems.ts';
import { feeChanged, shippingSubject } from './messages.ts';
import { packItems } from './packItems.ts';
import { shippingJournal } from './parcelJournals.ts';
import type { StoredParcel } from './presentParcels.ts';

interface ShippingOrder {
  user_id: string;
  request: ParsedRequestOf<typeof sendItems>;
  now: Date;
}

export interface OrderedParcels {
  order_id: string;
  parcels: StoredParcel[];
  paid: number;
}

/**
 * Orders toys sent, in the caller's transaction: the fee, the parcels and the toys in them. Refuses `agreement_required`,
 * `address_not_found`, `item_not_found`, `item_elsewhere`, `fee_changed`, `insufficient_balance`.
 */
export async function orderParcels(
  db: Database,
  { user_id, request: { item_ids, address_id, total }, now }: ShippingOrder,
): Promise<OrderedParcels> {
  await requireAgreements(db, user_id, now);
  const to = ownAddress(await lockAddresses(db, user_id), address_id);
  const locked = await lockItems(db, { user_id, item_ids });
  const inOrder = new Map(locked.map((item) => [item.item_id, item]));
  const plan = planParcels(item_ids.flatMap((item_id) => inOrder.get(item_id) ?? []));
  if (plan.fee !== total) throw new Refusal({ error: 'fee_changed', message: feeChanged, field: 'total' });
  const order_id = uuidv7();
  await db.insertInto('shipping_order').values({ order_id, user_id, fee: plan.fee, created_at: now }).execute();
  const parcels: StoredParcel[] = [];
  for (const { shipping_class, items, fee } of plan.parcels) {
    const own = items.map(({ item_id }) => item_id);
    const by = { actor: 'buyer', actor_id: user_id } as const;
    parcels.push(await packItems(db, { user_id, order_id, shipping_class, item_ids: own, fee, to, by, now }));
  }
  if (plan.fee > 0) {
    await postJournal(db, {
      kind: shippingJournal,
      subject: shippingSubject,
      reference_id: order_id,
      now,
      postings: [
        { account: { user_id }, currency: 'balance', amount: -plan.fee },
        { account: salesAccount, currency: 'balance', amount: plan.fee },
      ],
    });
  }
  return { order_id, parcels, paid: plan.fee };
}
