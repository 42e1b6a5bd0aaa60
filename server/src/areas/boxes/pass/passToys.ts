import { definePort } from '../../../platform/area/Port.ts';
import type { Database } from '../../../platform/db/database.ts';

interface PassToy {
  user_id: string;
  toy_id: string;
  /** The claim that it is given for. */
  origin_id: string;
  /** Counts the toy, once a unit is sure, and returns its serial number. */
  countToy: () => Promise<number>;
  now: Date;
}

/** Puts a toy of a pass into a player's collection and returns the item's id; null when no unit of it is free. */
export type GivePassToy = (db: Database, toy: PassToy) => Promise<string | null>;

/** The area of the warehouse and of items provides it: it uses this area itself. */
export const passToys = definePort<GivePassToy>('toys of a battle pass');
