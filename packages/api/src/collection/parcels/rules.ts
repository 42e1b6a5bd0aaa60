import { type ShippingClass, shippingClasses } from '../items/words.ts';
import { type ParcelAction, type ParcelActor, type ParcelState, parcelLimits, parcelSteps } from './words.ts';

/** A parcel to be. */
export interface PlannedParcel<Item> {
  shipping_class: ShippingClass;
  /** In the order they were chosen. */
  items: readonly Item[];
  /** Coins. */
  fee: number;
  /** How many more toys of its class would make it free; 0 when it is. */
  missing: number;
}

export interface ParcelPlan<Item> {
  parcels: readonly PlannedParcel<Item>[];
  /** Coins for all of them. */
  fee: number;
}

type Limits = Readonly<Record<'fee' | 'freeFrom' | 'mostPieces', number>>;

/**
 * Splits toys into parcels: classes apart (spec §5), for the least fee, and then into the fewest parcels. The screen
 * shows what the server charges, because both ask here.
 */
export function planParcels<Item extends { shipping_class: ShippingClass }>(
  items: readonly Item[],
  limits: Limits = parcelLimits,
): ParcelPlan<Item> {
  const parcels = shippingClasses.flatMap((shipping_class) => {
    const own = items.filter((item) => item.shipping_class === shipping_class);
    let begun = 0;
    return sizesOf(own.length, limits).map((size): PlannedParcel<Item> => {
      const packed = own.slice(begun, (begun += size));
      const missing = Math.max(0, limits.freeFrom - size);
      return { shipping_class, items: packed, fee: missing === 0 ? 0 : limits.fee, missing };
    });
  });
  return { parcels, fee: parcels.reduce((sum, { fee }) => sum + fee, 0) };
}

/**
 * How many pieces go into each parcel of a class. More parcels than needed never cost less: one that is too small pays
 * the fee, so either all of the fewest are free, or filling all but the last leaves just one to pay.
 */
function sizesOf(pieces: number, { freeFrom, mostPieces }: Limits): number[] {
  const parcels = Math.ceil(pieces / mostPieces);
  if (pieces < parcels * freeFrom) {
    return Array.from({ length: parcels }, (_, place) => Math.min(mostPieces, pieces - place * mostPieces));
  }
  const least = Math.floor(pieces / parcels);
  return Array.from({ length: parcels }, (_, place) => (place < pieces % parcels ? least + 1 : least));
}

/** The state that an action leads to, by the table `parcelSteps`; null where it is not allowed. */
export function stateAfter(state: ParcelState, action: ParcelAction, actor: ParcelActor): ParcelState | null {
  return parcelSteps.find((step) => step.from === state && step.action === action && step.actor === actor)?.to ?? null;
}
