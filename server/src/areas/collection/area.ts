import type { Area } from '../../platform/area/Area.ts';
import { itemChecks } from './items/itemChecks.ts';
import { itemMoves } from './migrations/0029_item_moves.ts';

export const collectionArea: Area = {
  name: 'collection',
  migrations: { '0029_item_moves': itemMoves },
  checks: itemChecks,
};
