import type { ItemMove } from '../items/words.ts';

/** What a player asks their record about. */
export const recordFilters = ['gifts', 'parcels', 'used'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** The moves that each filter shows. */
export const movesAbout: Readonly<Record<RecordFilter, readonly ItemMove[]>> = {
  gifts: ['offer', 'give', 'take_back'],
  parcels: ['send', 'unpack', 'receive', 'send_back'],
  used: ['decompose', 'upgrade', 'synthesise'],
};
