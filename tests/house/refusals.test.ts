import { type Call, commonRefusals, ruleMessages } from '@mcy/api/contract';
import { describe, expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { type Declared, faultsOfRefusals } from './rules/refusals.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../../packages/api/src/*/*/contract.ts', { eager: true });

const calls = Object.entries(contracts).flatMap(([path, exported]) => {
  const topic = path.split('/').slice(-3, -1).join('/');
  return Object.entries(exported)
    .filter((entry): entry is [string, Pick<Call, 'refuses'>] => isCall(entry[1]))
    .map(([name, { refuses = {} }]) => [`${topic} ${name}`, { refuses: Object.keys(refuses) }] as const);
});

function isCall(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'topic' in exported && 'response' in exported;
}

const common = [...Object.keys(commonRefusals), ...Object.keys(ruleMessages)];

it('every call declares what its handler can refuse with, and nothing else', () => {
  expect(faultsOfRefusals(theHouse, { calls: Object.fromEntries(calls), common })).toEqual([]);
});

const topic = 'server/src/areas/market/listings';
const house = houseOf({
  [`${topic}/listingHandlers.ts`]: `import * as contract from '@mcy/api/market/listings/contract';
import { sell as sellToy } from './door.ts';
import { limits } from './limits.ts';

export const listingHandlers: readonly Implementation[] = [
  implementPrepared(contract.sell, { limits: () => limits }, async (_request, { db }) => {
    await sellToy(db);
  }),

  implement(contract.readListing, (_request, { db }) => find(db)),
];

function find(db) {
  throw new Refusal({ error: 'listing_not_found', message });
}
`,
  [`${topic}/door.ts`]: "export { sell } from './sell.ts';",
  [`${topic}/limits.ts`]: "export const limits = [{ bucket: 'sell' }];",
  [`${topic}/sell.ts`]: `import { requireOpen } from './requireOpen.ts';

export async function sell(db) {
  requireOpen();
  if (!db) return sell(db);
  throw new Refusal({
    error: 'toy_sold',
    message,
  });
}

export function another() {
  throw new Refusal({ error: 'another', message });
}
`,
  [`${topic}/requireOpen.ts`]: `export function requireOpen() {
  throw new Refusal({ error: 'forbidden', message });
}
`,
});

function faultsWhere(changes: { sell?: string[]; readListing?: string[] }): readonly string[] {
  const { sell = ['toy_sold'], readListing = ['listing_not_found'] } = changes;
  const declared: Declared = {
    calls: { 'market/listings sell': { refuses: sell }, 'market/listings readListing': { refuses: readListing } },
    common: ['forbidden'],
  };
  return faultsOfRefusals(house, declared);
}

describe('a call', () => {
  it('passes when it declares what it reaches', () => {
    expect(faultsWhere({})).toEqual([]);
  });

  it('is caught when it reaches another refusal, even through a door', () => {
    expect(faultsWhere({ sell: [], readListing: [] })).toEqual([
      'market/listings sell reaches toy_sold: add it to its refuses',
      'market/listings readListing reaches listing_not_found: add it to its refuses',
    ]);
  });

  it('is caught when it declares what it does not reach', () => {
    expect(faultsWhere({ sell: ['toy_sold', 'listing_not_found'] })).toEqual([
      'market/listings sell declares listing_not_found, and nothing that it reaches refuses so',
    ]);
  });

  it('is caught without a handler', () => {
    expect(faultsOfRefusals(houseOf({}), { calls: { 'market/listings sell': { refuses: [] } }, common })).toEqual([
      'market/listings sell has no handler in a list of implementations',
    ]);
  });
});
