import { expect, it } from 'vitest';
import { readCoordinates } from './readCoordinates.ts';

it.each([
  ['latitude=10.772461&longitude=106.698055', { latitude: 10.772461, longitude: 106.698055 }],
  ['latitude=-33&longitude=-70.5', { latitude: -33, longitude: -70.5 }],
  ['latitude=0&longitude=0', { latitude: 0, longitude: 0 }],
  ['latitude=10.77', null],
  ['latitude=&longitude=', null],
  ['latitude=86&longitude=0', null],
  ['latitude=0&longitude=180.5', null],
  ['latitude=1e1&longitude=0x10', null],
  ['latitude=NaN&longitude=Infinity', null],
  ['latitude= 1&longitude=1', null],
])('%s names %j', (query, place) => {
  expect(readCoordinates(new URLSearchParams(query))).toEqual(place);
});
