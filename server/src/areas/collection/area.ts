import type { Area } from '../../platform/area/Area.ts';
import { itemChecks } from './items/itemChecks.ts';
import { itemMoves } from './migrations/0029_item_moves.ts';
import { parcels } from './migrations/0033_parcels.ts';
import { closeParcels } from './parcels/closeParcels.ts';
import { parcelChecks } from './parcels/parcelChecks.ts';
import { parcelHandlers } from './parcels/parcelHandlers.ts';
import { shippingJournal, shippingReturnJournal } from './parcels/parcelJournals.ts';
import { parcelNotices } from './parcels/parcelNotices.ts';

/** How late a parcel may count as received by itself, in ms. */
const closingInterval = 60_000;

export const collectionArea: Area = {
  name: 'collection',
  calls: [
    ...parcelHandlers,
  ],
  migrations: {
    '0029_item_moves': itemMoves,
    '0033_parcels': parcels,
  },
  checks: [
    ...itemChecks,
    ...parcelChecks,
  ],
  jobs: [
    { name: 'parcels received by themselves', every: closingInterval, run: ({ db }, now) => closeParcels(db, now) },
  ],
  journals: [
    shippingJournal,
    shippingReturnJournal,
  ],
  notices: {
    ...parcelNotices,
  },
};
