import { chanceOf } from '@mcy/api/collection/upgrades/rules';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { defaultLocale } from '@mcy/api/contract';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { drawPlace } from '../../../boxes/door.ts';
import { lockUpgradeSeed } from '../drawUpgrade.ts';
import { revealUpgrade } from '../readUpgrades.ts';
import { upgradeItems } from '../upgradeItems.ts';

interface DemoUpgrade {
  toy: string;
  /** Toys put in. */
  put: number;
  won: boolean;
}

/** What the demo's player upgrades, by days before the first start. */
const upgraded: Readonly<Record<number, DemoUpgrade>> = {
  11: { toy: 'milk-tooth-rex', put: 2, won: false },
  7: { toy: 'red-tail-rocket', put: 3, won: true },
};

/** Lets the demo's player upgrade their least valuable toys. */
export async function upgradeForDemo(db: Database, { ago, at }: DemoDay): Promise<void> {
  const plan = upgraded[ago];
  if (plan === undefined) return;
  const user_id = (await findDemoPeople(db))('demo');
  const target = await db
    .selectFrom('upgrade_target')
    .innerJoin('toy', 'toy.toy_id', 'upgrade_target.toy_id')
    .select(['upgrade_target.target_id', 'toy.value'])
    .where('toy.toy_id', '=', demoId(`toy/${plan.toy}`))
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  const items = await db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select(['item.item_id', 'toy.value'])
    .where('item.user_id', '=', user_id)
    .where('item.state', '=', 'held')
    .where('item.seen', '=', true)
    .orderBy('toy.value')
    .orderBy('item.created_at')
    .orderBy('item.nonce')
    .limit(plan.put)
    .execute();
  if (!target || items.length < plan.put) return;
  const put_value = items.reduce((sum, { value }) => sum + value, 0);
  const chance = chanceOf(put_value, target.value);
  const request = {
    target_id: target.target_id,
    item_ids: items.map(({ item_id }) => item_id),
    stones: 0,
    chance,
    client_seed: await luckyWord(db, chance, plan.won),
  };
  const now = at(0.97);
  const { upgrade } = await upgradeItems(db, { user_id, request, locale: defaultLocale, now });
  await revealUpgrade(db, { user_id, upgrade_id: upgrade.upgrade_id, now });
}

/** A seed of the player's with which the draw ends as the demo's story wants: the shop's own seed stays secret. */
async function luckyWord(db: Database, chance: number, won: boolean): Promise<string> {
  const seed = await lockUpgradeSeed(db);
  for (let word = 0; ; word++) {
    const client_seed = `demo-${word}`;
    if (drawPlace({ ...seed, client_seed }, chanceParts) < chance === won) return client_seed;
  }
}
