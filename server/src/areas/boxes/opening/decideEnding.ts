import { createHmac } from 'node:crypto';
import type { Ending } from '@mcy/api/boxes/pools/words';

/** A sold-out pool: its seed, and who drew each of its tickets, by nonce. */
export interface SoldOut {
  /** The pool's secret 32 bytes as 64 lower-case hex characters. */
  seed: string;
  holders: readonly { user_id: string }[];
}

/**
 * The ticket that wins an ending (docs/fairness.md). Global and Emperor: HMAC-SHA256(key = the seed's hex characters,
 * message = the ending's name), read as a big-endian integer, modulo the tickets. Arena: the ticket with which the
 * player with the most tickets reached their number; of several, the first who reached it.
 */
export function decideEnding(ending: Ending, { seed, holders }: SoldOut): number {
  if (holders.length === 0) throw new RangeError('a pool without tickets has no ending');
  if (ending === 'arena') return ticketOfMost(holders);
  const digest = createHmac('sha256', seed).update(ending, 'utf8').digest('hex');
  return Number(BigInt(`0x${digest}`) % BigInt(holders.length));
}

function ticketOfMost(holders: SoldOut['holders']): number {
  const tickets = new Map<string, number>();
  let most = { tickets: 0, nonce: 0 };
  for (const [nonce, { user_id }] of holders.entries()) {
    const held = (tickets.get(user_id) ?? 0) + 1;
    tickets.set(user_id, held);
    if (held > most.tickets) most = { tickets: held, nonce };
  }
  return most.nonce;
}
