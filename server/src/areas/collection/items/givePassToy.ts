import type { GivePassToy } from '../../boxes/door.ts';
import { makeItem } from './makeItem.ts';
import { lockFreeUnits } from '../stock/lockFreeUnits.ts';

/** Gives a player the toy of a battle pass, where the warehouse has a unit of it that nobody was promised. */
export const givePassToy: GivePassToy = async (db, { user_id, toy_id, origin_id, countToy, now }) => {
  if ((await lockFreeUnits(db, toy_id)) === 0) return null;
  const made = { user_id, toy_id, origin: 'pass', origin_id, shipping_class: 'blind_box', now } as const;
  return makeItem(db, { ...made, serial: await countToy() });
};
