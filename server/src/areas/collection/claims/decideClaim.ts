import type { ClaimOutcome } from '@mcy/api/collection/claims/words';
import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { notify } from '../../account/door.ts';
import { moveItems } from '../items/moveItems.ts';
import { packItems } from '../parcels/packItems.ts';
import { requireFreeUnits } from '../stock/requireFreeUnits.ts';
import { claimRefundJournal } from './claimJournals.ts';
import { claimDecided, claimNotFound, ownClaim, refundSubject } from './messages.ts';
import type { StoredClaim } from './submitClaim.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** An operator decided what a player reported of a parcel. */
    claimDecided: { user_id: string; claim_id: string };
  }
}

interface Decision {
  claim_id: string;
  operator_id: string;
  decision: ClaimOutcome | 'refused';
  reason: string | null;
  now: Date;
}

/**
 * Decides a claim and gives what it says, in the caller's transaction. Refuses `claim_not_found`, `claim_decided`,
 * `own_claim`, and `units_short` where a toy is to be given again and the warehouse has no free unit of it.
 */
export async function decideClaim(
  db: Database,
  { claim_id, operator_id, decision, reason, now }: Decision,
): Promise<void> {
  const { user_id, parcel_id } = await lockOpenClaim(db, { claim_id, operator_id });
  const parcel = await db.selectFrom('parcel').selectAll().where('parcel_id', '=', parcel_id).executeTakeFirstOrThrow();
  const { number, shipping_class } = parcel;
  const outcome = decision === 'refused' ? null : decision;
  const item_ids = await claimedItems(db, claim_id);
  let stones: number | null = null;
  let replacement_id: string | null = null;
  if (outcome === 'replacement' || outcome === 'return') {
    await requireFreeUnits(db, await toysOf(db, item_ids));
    await moveItems(db, { move: 'send_back', item_ids, user_id, reference_id: parcel_id, now });
  }
  if (outcome === 'replacement') {
    const by = { actor: 'operator', actor_id: operator_id } as const;
    const packed = { user_id, order_id: null, shipping_class, item_ids, fee: 0, to: parcel, by, now };
    ({ parcel_id: replacement_id } = await packItems(db, packed));
  }
  if (outcome === 'refund') {
    stones = await claimedValue(db, claim_id);
    await postCredit(db, {
      kind: claimRefundJournal,
      subject: refundSubject(number),
      reference_id: claim_id,
      now,
      postings: [
        { account: giftsAccount, currency: 'stone', amount: -stones },
        { account: { user_id }, currency: 'stone', amount: stones },
      ],
    });
  }
  const state = outcome === null ? 'refused' : 'accepted';
  await db
    .updateTable('claim')
    .set({ state, outcome, stones, replacement_id, reason, decided_at: now, decided_by: operator_id })
    .where('claim_id', '=', claim_id)
    .execute();
  touch(db, 'collection/claims', user_id);
  tell(db, 'claimDecided', { user_id, claim_id }, now);
  touch(db, 'collection/parcels', user_id);
  await notify(db, user_id, { kind: 'claim_decided', data: { parcel_id, number, outcome, stones, reason } }, now);
}

/** A claim that an operator may decide, locked. Refuses `claim_not_found`, `claim_decided`, `own_claim`. */
export async function lockOpenClaim(
  db: Database,
  { claim_id, operator_id }: { claim_id: string; operator_id: string },
): Promise<StoredClaim> {
  const claim = await db
    .selectFrom('claim')
    .selectAll()
    .where('claim_id', '=', claim_id)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) throw claimMissing();
  if (claim.state !== 'submitted') {
    throw new Refusal({ error: 'claim_decided', message: claimDecided, field: 'claim_id' });
  }
  if (claim.user_id === operator_id) throw new Refusal({ error: 'own_claim', message: ownClaim, field: 'claim_id' });
  return claim;
}

export function claimMissing(): Refusal {
  return new Refusal({ error: 'claim_not_found', message: claimNotFound, field: 'claim_id' });
}

async function claimedItems(db: Database, claim_id: string): Promise<string[]> {
  const rows = await db.selectFrom('claim_item').select('item_id').where('claim_id', '=', claim_id).execute();
  return rows.map(({ item_id }) => item_id);
}

async function toysOf(db: Database, item_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('toy_id')
    .where('item_id', '=', (is) => is.fn.any(is.val(item_ids)))
    .execute();
  return rows.map(({ toy_id }) => toy_id);
}

/** Retail price of a claim's toys: a refund gives as many stones. */
export async function claimedValue(db: Database, claim_id: string): Promise<number> {
  const { value } = await db
    .selectFrom('claim_item')
    .innerJoin('item', 'item.item_id', 'claim_item.item_id')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('toy.value'), is.lit(0)), 'bigint').as('value'))
    .where('claim_item.claim_id', '=', claim_id)
    .executeTakeFirstOrThrow();
  return value;
}
