import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippingClasses } from '../items/words.ts';
import { planParcels } from './rules.ts';

const item = fc.record({ shipping_class: fc.constantFrom(...shippingClasses) });

/** Every way to put items into parcels, each with its classes apart and no parcel too large: the least fee, then the fewest. */
function bestOf(classes: readonly string[], limits: { fee: number; freeFrom: number; mostPieces: number }) {
  let best = { fee: Infinity, parcels: Infinity };
  const put = (place: number, parcels: readonly { of: string; pieces: number }[]): void => {
    const own = classes[place];
    if (own === undefined) {
      const fee = parcels.reduce((sum, { pieces }) => sum + (pieces < limits.freeFrom ? limits.fee : 0), 0);
      if (fee < best.fee || (fee === best.fee && parcels.length < best.parcels)) {
        best = { fee, parcels: parcels.length };
      }
      return;
    }
    for (const [index, { of, pieces }] of parcels.entries()) {
      if (of === own && pieces < limits.mostPieces) put(place + 1, parcels.with(index, { of, pieces: pieces + 1 }));
    }
    put(place + 1, [...parcels, { of: own, pieces: 1 }]);
  };
  put(0, []);
  return best;
}

describe('planParcels', () => {
  it.each([
    [[], []],
    [[1, 0], [{ pieces: 1, fee: 30_000, missing: 2 }]],
    [[2, 0], [{ pieces: 2, fee: 30_000, missing: 1 }]],
    [[3, 0], [{ pieces: 3, fee: 0, missing: 0 }]],
    [[20, 0], [{ pieces: 20, fee: 0, missing: 0 }]],
    [
      [21, 0],
      [
        { pieces: 11, fee: 0, missing: 0 },
        { pieces: 10, fee: 0, missing: 0 },
      ],
    ],
    [
      [40, 0],
      [
        { pieces: 20, fee: 0, missing: 0 },
        { pieces: 20, fee: 0, missing: 0 },
      ],
    ],
    [
      [2, 1],
      [
        { pieces: 2, fee: 30_000, missing: 1 },
        { pieces: 1, fee: 30_000, missing: 2 },
      ],
    ],
  ])('packs %j toys of each class', ([blind = 0, free = 0], expected) => {
    const items = [
      ...Array.from({ length: blind }, () => ({ shipping_class: 'blind_box' as const })),
      ...Array.from({ length: free }, () => ({ shipping_class: 'free_draw' as const })),
    ];
    const { parcels, fee } = planParcels(items);
    expect(parcels.map(({ items: { length }, fee: own, missing }) => ({ pieces: length, fee: own, missing }))).toEqual(
      expected,
    );
    expect(fee).toBe(expected.reduce((sum, parcel) => sum + parcel.fee, 0));
  });

  it('costs the least, then takes the fewest parcels, whatever the limits', () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 8 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (items, freeFrom, more) => {
          const limits = { fee: 30_000, freeFrom, mostPieces: freeFrom + more };
          const { parcels, fee } = planParcels(items, limits);
          const best = bestOf(
            items.map(({ shipping_class }) => shipping_class),
            limits,
          );
          expect({ fee, parcels: parcels.length }).toEqual(best);
          for (const parcel of parcels) expect(parcel.items.length).toBeLessThanOrEqual(limits.mostPieces);
        },
      ),
    );
  });

  it('packs each toy once, classes apart, in the order chosen', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 100 }), (items) => {
        const { parcels } = planParcels(items);
        for (const shipping_class of shippingClasses) {
          const packed = parcels.filter((parcel) => parcel.shipping_class === shipping_class);
          expect(packed.flatMap((parcel) => parcel.items)).toEqual(
            items.filter((one) => one.shipping_class === shipping_class),
          );
        }
        for (const parcel of parcels) {
          expect(parcel.items.length).toBeGreaterThan(0);
          expect(parcel.items.length).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});
