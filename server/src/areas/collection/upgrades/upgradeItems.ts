import type { upgradeItems as call } from '@mcy/api/collection/upgrades/contract';
import { chanceOf } from '@mcy/api/collection/upgrades/rules';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import type { Locale, ParsedRequestOf, RefusalOf, ResponseOf, Translated } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import { drawPlace } from '../../boxes/door.ts';
import { requireAgreements } from '../../content/door.ts';
import { lockSpending } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { readBalances } from '../../../platform/ledger/readBalances.ts';
import { classOf } from '../items/classOf.ts';
import { makeItem } from '../items/makeItem.ts';
import { moveItems } from '../items/moveItems.ts';
import { requireFreeUnits } from '../stock/requireFreeUnits.ts';
import { countDraw, lockUpgradeSeed } from './drawUpgrade.ts';
import {
  chanceChanged,
  notEnoughStones,
  targetNotFound,
  targetNotHigher,
  targetSoldOut,
  upgradeSubject,
} from './messages.ts';
import { presentUpgrades } from './presentUpgrades.ts';
import type { UpgradeRow } from './tables.ts';
import { upgradeJournal } from './upgradeJournals.ts';

interface Order {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  locale: Locale;
  now: Date;
}

/**
 * Puts items and stones toward a target and draws, in the caller's transaction. Locks the draws first, so that two
 * upgrades never wait for each other crosswise; others wait for as few trips to the database as there can be. Refuses
 * what its call says.
 */
export async function upgradeItems(
  db: Database,
  { user_id, request, locale, now }: Order,
): Promise<ResponseOf<typeof call>> {
  await requireAgreements(db, user_id, now);
  const [seed, target] = await Promise.all([lockUpgradeSeed(db), lockTarget(db, request.target_id)]);
  // Before anything is put in: a win needs a unit.
  await requireFreeUnits(db, [target.toy_id]);
  const upgrade_id = uuidv7();
  const item_ids = [...new Set(request.item_ids)];
  const items = await moveItems(db, { move: 'upgrade', item_ids, user_id, reference_id: upgrade_id, now });
  const [spending, { put_value, highest }] = await Promise.all([
    lockSpending(db, [user_id], now),
    readValues(db, items),
  ]);
  // Stones are not coins: nothing is counted, but a player who takes a break does not draw.
  spending.require({ user_id, amount: 0, now });
  const { stones, chance, client_seed } = request;
  if (highest >= target.value) throw refusal('target_not_higher', targetNotHigher, 'target_id');
  if (chanceOf(put_value + stones, target.value) !== chance) throw refusal('chance_changed', chanceChanged, 'chance');
  if (stones > 0) await takeStones(db, { user_id, upgrade_id, stones, toy: target.name, now });

  const place = drawPlace({ seed: seed.seed, client_seed, nonce: seed.nonce }, chanceParts);
  const won = place < chance;
  const row: UpgradeRow = {
    upgrade_id,
    user_id,
    target_id: target.target_id,
    count: items.length,
    put_value,
    stones,
    target_value: target.value,
    chance,
    seed_index: seed.seed_index,
    nonce: seed.nonce,
    client_seed,
    place,
    won,
    upgraded_at: now,
    revealed_at: null,
  };
  sendLater(db, db.insertInto('upgrade').values(row));
  countDraw(db, seed, now);
  if (won) {
    const serial = target.given + 1;
    sendLater(db, db.updateTable('upgrade_target').set({ given: serial }).where('target_id', '=', target.target_id));
    const made = { user_id, toy_id: target.toy_id, serial, shipping_class: classOf(items), now };
    await makeItem(db, { ...made, origin: 'upgrade', origin_id: upgrade_id });
    touch(db, 'collection/upgrades', 'everybody');
  }
  const [[upgrade], { stone }] = await Promise.all([presentUpgrades(db, [row], locale), readBalances(db, user_id)]);
  if (!upgrade) throw new Error(`upgrade ${upgrade_id} was not presented`);
  return { upgrade, stone };
}

/** Locks an offer that has one left; refuses `target_not_found` and `target_sold_out`. */
async function lockTarget(db: Database, target_id: string) {
  const target = await db
    .selectFrom('upgrade_target')
    .innerJoin('toy', 'toy.toy_id', 'upgrade_target.toy_id')
    .select(['target_id', 'upgrade_target.toy_id', 'stock', 'given', 'stopped_at', 'toy.value', 'toy.name'])
    .where('target_id', '=', target_id)
    .forNoKeyUpdate('upgrade_target')
    .executeTakeFirst();
  if (target?.stopped_at !== null) throw refusal('target_not_found', targetNotFound, 'target_id');
  if (target.given >= target.stock) throw refusal('target_sold_out', targetSoldOut, 'target_id');
  return target;
}

/** What the items are worth together, and the most valuable one alone. */
async function readValues(db: Database, items: readonly { toy_id: string }[]) {
  const toys = await db
    .selectFrom('toy')
    .select(['toy_id', 'value'])
    .where('toy_id', '=', (is) => is.fn.any(is.val([...new Set(items.map(({ toy_id }) => toy_id))])))
    .execute();
  const valueOf = new Map(toys.map(({ toy_id, value }) => [toy_id, value]));
  const values = items.map(({ toy_id }) => valueOf.get(toy_id) ?? 0);
  return { put_value: values.reduce((sum, value) => sum + value, 0), highest: Math.max(...values) };
}

interface Stones {
  user_id: string;
  upgrade_id: string;
  stones: number;
  toy: Translated;
  now: Date;
}

async function takeStones(db: Database, { user_id, upgrade_id, stones, toy, now }: Stones): Promise<void> {
  // Says it in words of stones; that the balance stays above zero, the ledger's constraint sees to.
  const { stone } = await readBalances(db, user_id);
  if (stone < stones) throw refusal('not_enough_stones', notEnoughStones, 'stones');
  await postJournal(db, {
    kind: upgradeJournal,
    subject: upgradeSubject(toy),
    reference_id: upgrade_id,
    now,
    postings: [
      { account: { user_id }, currency: 'stone', amount: -stones },
      { account: salesAccount, currency: 'stone', amount: stones },
    ],
  });
}

function refusal(error: RefusalOf<typeof call>, message: Translated, field: string): Refusal {
  return new Refusal({ error, message, field });
}
