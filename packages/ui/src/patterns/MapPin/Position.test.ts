import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionOf } from './Position.ts';

const degrees = fc.record({
  lat: fc.double({ min: -200, max: 200, noNaN: true }),
  lng: fc.double({ min: -2000, max: 2000, noNaN: true }),
});

it('stays on the map and on earth', () => {
  fc.assert(
    fc.property(degrees, (place) => {
      const { latitude, longitude } = positionOf(place);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(85);
      expect(longitude).toBeGreaterThanOrEqual(-180);
      expect(longitude).toBeLessThan(180);
    }),
  );
});

it('is unchanged after a turn around the world', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -85e6, max: 85e6 }),
      fc.integer({ min: -180e6, max: 180e6 - 1 }),
      fc.integer({ min: -5, max: 5 }),
      (lat, lng, turns) => {
        const position = positionOf({ lat: lat / 1e6, lng: lng / 1e6 + 360 * turns });
        expect(position.latitude).toBeCloseTo(lat / 1e6, 6);
        expect(position.longitude).toBeCloseTo(lng / 1e6, 5);
        expect(positionOf({ lat: position.latitude, lng: position.longitude })).toEqual(position);
      },
    ),
  );
});

it('is rounded to a tenth of a meter', () => {
  expect(positionOf({ lat: 10.77688912345, lng: 106.70098765432 })).toEqual({
    latitude: 10.776889,
    longitude: 106.700988,
  });
});
