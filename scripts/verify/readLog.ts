/**
 * Reads a draw log that a player downloaded. It shares nothing with the shop: anyone who doubts the shop's code can read this
 * folder alone, beside docs/fairness.md.
 */

export interface Row {
  prize_id: string;
  name: string;
  weight: number;
  top_tier: boolean;
}

export interface Seed {
  first_nonce: number;
  seed_hash: string;
  seed: string | null;
}

export interface Ticket {
  nonce: number;
  client_seed: string;
  prize_id: string;
  guaranteed: boolean;
  pseudonym: string;
}

export interface Bonus {
  bonus: 'last' | 'global' | 'arena' | 'emperor';
  name: string;
  nonce: number | null;
  pseudonym: string | null;
}

export interface Log {
  pool_name: string;
  supply: 'finite' | 'infinite';
  guarantee_after: number | null;
  table: Row[];
  bonuses: Bonus[];
  seeds: Seed[];
  draws: Ticket[];
}

/** The format that the shop writes today. */
const format = 1;

const bonusNames = ['last', 'global', 'arena', 'emperor'] as const;

/** Parses a downloaded log; throws a sentence that says which part is not as it should be. */
export function readLog(text: string): Log {
  const log = objectAt(parse(text), 'The file');
  if (log['format'] !== format) throw new Error(`The file is not a draw log of format ${format}.`);
  return {
    pool_name: textAt(log, 'pool_name'),
    supply: wordAt(log, 'supply', ['finite', 'infinite']),
    guarantee_after: orNull(log, 'guarantee_after', numberAt),
    table: listAt(log, 'table').map((row) => ({
      prize_id: textAt(row, 'prize_id'),
      name: textAt(row, 'name'),
      weight: numberAt(row, 'weight'),
      top_tier: flagAt(row, 'top_tier'),
    })),
    bonuses: listAt(log, 'bonuses').map((row) => ({
      bonus: wordAt(row, 'bonus', bonusNames),
      name: textAt(row, 'name'),
      nonce: orNull(row, 'nonce', numberAt),
      pseudonym: orNull(row, 'pseudonym', textAt),
    })),
    seeds: listAt(log, 'seeds').map((row) => ({
      first_nonce: numberAt(row, 'first_nonce'),
      seed_hash: textAt(row, 'seed_hash'),
      seed: orNull(row, 'seed', textAt),
    })),
    draws: listAt(log, 'draws').map((row) => ({
      nonce: numberAt(row, 'nonce'),
      client_seed: textAt(row, 'client_seed'),
      prize_id: textAt(row, 'prize_id'),
      guaranteed: flagAt(row, 'guaranteed'),
      pseudonym: textAt(row, 'pseudonym'),
    })),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON. Download it again from the page that checks the box.');
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new Error(`${what} is not an object.`);
  return value;
}

function listAt(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Error(`“${name}” is not a list.`);
  return value.map((row, place) => objectAt(row, `“${name}” ${place}`));
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new Error(`“${name}” is not a text.`);
  return value;
}

function numberAt(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new Error(`“${name}” is not a whole number from 0 on.`);
  }
  return value;
}

function flagAt(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw new Error(`“${name}” is neither true nor false.`);
  return value;
}

function orNull<T>(fields: Fields, name: string, read: (fields: Fields, name: string) => T): T | null {
  return fields[name] === null ? null : read(fields, name);
}

function wordAt<const Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === fields[name]);
  if (word === undefined) throw new Error(`“${name}” is none of ${words.join(', ')}.`);
  return word;
}
