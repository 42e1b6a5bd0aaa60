import { claimUpload } from '@mcy/api/collection/claims/contract';
import type { Area } from '../../platform/area/Area.ts';
import { passToys } from '../boxes/door.ts';
import { claimChecks } from './claims/claimChecks.ts';
import { claimHandlers } from './claims/claimHandlers.ts';
import { claimRefundJournal } from './claims/claimJournals.ts';
import { claimNotices } from './claims/claimNotices.ts';
import { decomposingAccount } from './decomposing/decomposingAccounts.ts';
import { decomposingChecks } from './decomposing/decomposingChecks.ts';
import { decomposingHandlers } from './decomposing/decomposingHandlers.ts';
import { decomposeJournal } from './decomposing/decomposingJournals.ts';
import { decomposeForDemo } from './decomposing/demo/decomposeForDemo.ts';
import { expireGifts, expiryJob } from './gifts/expireGifts.ts';
import { giftChecks } from './gifts/giftChecks.ts';
import { giftHandlers } from './gifts/giftHandlers.ts';
import { giftNotices } from './gifts/giftNotices.ts';
import { giveDemoGifts } from './gifts/giveDemoGifts.ts';
import { sharedGift } from './gifts/sharedGift.ts';
import { givePassToy } from './items/givePassToy.ts';
import { itemChecks } from './items/itemChecks.ts';
import { itemHandlers } from './items/itemHandlers.ts';
import { itemMoves } from './migrations/0029_item_moves.ts';
import { collections } from './migrations/0030_collections.ts';
import { making } from './migrations/0031_making.ts';
import { upgrades } from './migrations/0032_upgrades.ts';
import { parcels } from './migrations/0033_parcels.ts';
import { claims } from './migrations/0034_claims.ts';
import { synthesis } from './migrations/0035_synthesis.ts';
import { gifts } from './migrations/0037_gifts.ts';
import { sets } from './migrations/0038_sets.ts';
import { stock } from './migrations/0039_stock.ts';
import { ownMoves } from './migrations/0059_own_moves.ts';
import { shelves } from './migrations/0080_shelves.ts';
import { movements } from './migrations/0085_movements.ts';
import { unitsOfToys } from './migrations/0060_units_of_toys.ts';
import { closeParcels, closingJob } from './parcels/closeParcels.ts';
import { parcelChecks } from './parcels/parcelChecks.ts';
import { parcelHandlers } from './parcels/parcelHandlers.ts';
import { shippingJournal, shippingReturnJournal } from './parcels/parcelJournals.ts';
import { parcelNotices } from './parcels/parcelNotices.ts';
import { sendDemoParcels } from './parcels/sendDemoParcels.ts';
import { plannerHandlers } from './planner/plannerHandlers.ts';
import { recordHandlers } from './record/recordHandlers.ts';
import { restockReserves } from './stock/restockReserves.ts';
import { stockChecks } from './stock/stockChecks.ts';
import { stockHandlers } from './stock/stockHandlers.ts';
import { openDemoRecipes } from './synthesis/demo/openDemoRecipes.ts';
import { synthesiseForDemo } from './synthesis/demo/synthesiseForDemo.ts';
import { synthesisChecks } from './synthesis/synthesisChecks.ts';
import { synthesisHandlers } from './synthesis/synthesisHandlers.ts';
import { openDemoTargets } from './upgrades/demo/openDemoTargets.ts';
import { upgradeForDemo } from './upgrades/demo/upgradeForDemo.ts';
import { upgradeChecks } from './upgrades/upgradeChecks.ts';
import { upgradeHandlers } from './upgrades/upgradeHandlers.ts';
import { upgradeJournal } from './upgrades/upgradeJournals.ts';

/** How late a parcel may count as received by itself, in ms. */
const closingInterval = 60_000;
const minute = 60_000;

export const collectionArea: Area = {
  name: 'collection',
  calls: [
    ...parcelHandlers,
    ...claimHandlers,
    ...giftHandlers,
    ...itemHandlers,
    ...decomposingHandlers,
    ...plannerHandlers,
    ...recordHandlers,
    ...stockHandlers,
    ...upgradeHandlers,
    ...synthesisHandlers,
  ],
  migrations: {
    '0029_item_moves': itemMoves,
    '0030_collections': collections,
    '0031_making': making,
    '0033_parcels': parcels,
    '0034_claims': claims,
    '0037_gifts': gifts,
    '0038_sets': sets,
    '0039_stock': stock,
    '0059_own_moves': ownMoves,
    '0060_units_of_toys': unitsOfToys,
    '0080_shelves': shelves,
    '0085_movements': movements,
    '0032_upgrades': upgrades,
    '0035_synthesis': synthesis,
  },
  checks: [
    ...itemChecks,
    ...parcelChecks,
    ...claimChecks,
    ...giftChecks,
    ...decomposingChecks,
    ...stockChecks,
    ...upgradeChecks,
    ...synthesisChecks,
  ],
  jobs: [
    { name: 'reserves of infinite boxes', every: minute, run: ({ db }, now) => restockReserves(db, now) },
    { name: closingJob, every: closingInterval, run: ({ db }, now) => closeParcels(db, now) },
    { name: expiryJob, every: minute, run: ({ db }, now) => expireGifts(db, now) },
  ],
  journals: [shippingJournal, shippingReturnJournal, claimRefundJournal, decomposeJournal, upgradeJournal],
  uploads: [claimUpload],
  provides: () => [passToys.by(givePassToy)],
  notices: {
    ...parcelNotices,
    ...claimNotices,
    ...giftNotices,
  },
  sharedPages: {
    '/pages/bag/gift_open': { parameter: null, read: () => Promise.resolve(sharedGift) },
  },
  demoPast: [
    giveDemoGifts,
    decomposeForDemo,
    sendDemoParcels,
    (db, { at }) => restockReserves(db, at(0.999)),
    upgradeForDemo,
    synthesiseForDemo,
  ],
  accounts: [decomposingAccount],
  seedDemo: async (db, times) => {
    await openDemoTargets(db, times);
    await openDemoRecipes(db, times);
  },
};
