/** The collection's exports for other areas. */
export { claimMissing, claimedValue, decideClaim, lockOpenClaim } from './claims/decideClaim.ts';
export { presentClaim } from './claims/presentClaims.ts';
export { cancelParcel } from './parcels/cancelParcel.ts';
export { presentParcel, presentParcels } from './parcels/presentParcels.ts';
export { packParcel, shipParcel, trackParcel } from './parcels/shipParcel.ts';
export { beginUnits } from './stock/beginUnits.ts';
export { requireFreeUnits } from './stock/requireFreeUnits.ts';
export { correctUnits, receiveUnits, toyMissing } from './stock/countUnits.ts';
export { parcelMissing } from './parcels/stepParcel.ts';
export { openRecipe } from './synthesis/openRecipe.ts';
export { openTarget } from './upgrades/openTarget.ts';
