import { createHash, createHmac } from 'node:crypto';
import type { Bonus, Log, Seed, Ticket } from './readLog.ts';

/** What is wrong with a draw. */
export type Fault =
  | 'out of order'
  | 'no seed'
  | 'seed does not match its hash'
  | 'no such guarantee'
  | 'guarantee too early'
  | 'guarantee withheld'
  | 'another prize';

export interface Report {
  verified: number;
  /** Draws whose seed is not published yet. */
  pending: number;
  faults: { nonce: number; fault: Fault }[];
  bonuses: { bonus: Bonus; outcome: 'verified' | 'failed' | 'pending'; ticket: number | null }[];
}

/** Repeats every draw of a log by the published rule, and what the box gave at its end. */
export function verifyLog(log: Log): Report {
  const report: Report = { verified: 0, pending: 0, faults: [], bonuses: [] };
  const stock = log.table.map(({ weight }) => weight);
  const streaks = new Map<string, number>();
  // Of players whose first draws a log leaves out, how often they missed before is not known.
  const isWhole = log.draws[0]?.nonce === 0;
  const known = new Set<string>();
  let next = log.supply === 'finite' ? 0 : (log.draws[0]?.nonce ?? 0);
  for (const draw of log.draws) {
    const streak = streaks.get(draw.pseudonym) ?? 0;
    const fault = judge(log, draw, { next, stock, streak, isKnown: isWhole || known.has(draw.pseudonym) });
    if (fault !== null) report.faults.push({ nonce: draw.nonce, fault });
    else if (seedOf(log, draw.nonce)?.seed === null) report.pending += 1;
    else report.verified += 1;
    next = draw.nonce + 1;
    const row = log.table.findIndex(({ prize_id }) => prize_id === draw.prize_id);
    const isTop = log.table[row]?.top_tier === true;
    streaks.set(draw.pseudonym, isTop ? 0 : streak + 1);
    if (isTop) known.add(draw.pseudonym);
    // What was handed out is gone, rightly or not: one false draw is one fault.
    const left = stock[row] ?? 0;
    const couldBe = !draw.guaranteed || isTop;
    if (log.supply === 'finite' && left > 0 && couldBe) stock[row] = left - 1;
  }
  report.bonuses = log.bonuses.map((bonus) => ({ bonus, ...judgeBonus(log, bonus) }));
  return report;
}

interface Standing {
  next: number;
  stock: readonly number[];
  streak: number;
  isKnown: boolean;
}

function judge(log: Log, draw: Ticket, { next, stock, streak, isKnown }: Standing): Fault | null {
  if (draw.nonce !== next) return 'out of order';
  const seed = seedOf(log, draw.nonce);
  if (seed === null) return 'no seed';
  if (seed.seed !== null && !matches(seed.seed, seed.seed_hash)) return 'seed does not match its hash';

  const after = log.supply === 'finite' ? null : log.guarantee_after;
  if (after === null && draw.guaranteed) return 'no such guarantee';
  if (after !== null && !draw.guaranteed && streak >= after - 1) return 'guarantee withheld';
  if (after !== null && draw.guaranteed && streak < after - 1 && isKnown) return 'guarantee too early';

  const parts = stock.map((weight, row) => (draw.guaranteed && log.table[row]?.top_tier !== true ? 0 : weight));
  const drawn = log.table.findIndex(({ prize_id }) => prize_id === draw.prize_id);
  if (drawn < 0 || parts[drawn] === 0) return 'another prize';
  if (seed.seed === null) return null;
  return rowAt(parts, remainder(seed.seed, `${draw.client_seed}:${draw.nonce}`, sum(parts))) === drawn
    ? null
    : 'another prize';
}

/** The latest seed that begins at or before a draw. */
function seedOf({ seeds }: Log, nonce: number): Seed | null {
  return seeds.reduce<Seed | null>((best, seed) => {
    if (seed.first_nonce > nonce) return best;
    return best === null || seed.first_nonce >= best.first_nonce ? seed : best;
  }, null);
}

function matches(seed: string, hash: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(seed)) return false;
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') === hash;
}

/** HMAC-SHA256 of a message under the seed's hexadecimal characters, as one big number, modulo the parts. */
function remainder(seed: string, message: string, parts: number): number {
  const digest = createHmac('sha256', seed).update(message).digest();
  let number = 0n;
  for (const byte of digest) number = number * 256n + BigInt(byte);
  return Number(number % BigInt(parts));
}

/** The row that a part belongs to, when rows lie end to end. */
function rowAt(parts: readonly number[], part: number): number {
  let end = 0;
  for (const [row, width] of parts.entries()) {
    end += width;
    if (part < end) return row;
  }
  return -1;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function judgeBonus(
  log: Log,
  { bonus, nonce, pseudonym }: Bonus,
): Pick<Report['bonuses'][number], 'outcome' | 'ticket'> {
  const tickets = sum(log.table.map(({ weight }) => weight));
  const isSoldOut =
    log.supply === 'finite' && log.draws.length === tickets && log.draws.every((draw, at) => draw.nonce === at);
  if (!isSoldOut) return { outcome: nonce === null ? 'pending' : 'failed', ticket: null };
  const first = log.seeds.find(({ first_nonce }) => first_nonce === 0);
  const seed = first?.seed ?? null;
  const isDrawn = bonus === 'global' || bonus === 'emperor';
  if (isDrawn && seed === null) return { outcome: 'pending', ticket: null };
  const ticket = winnerOf(log, bonus, seed ?? '', tickets);
  const isRight = nonce === ticket && pseudonym === log.draws[ticket]?.pseudonym;
  const isHonest = !isDrawn || matches(seed ?? '', first?.seed_hash ?? '');
  return { outcome: isRight && isHonest ? 'verified' : 'failed', ticket };
}

function winnerOf(log: Log, bonus: Bonus['bonus'], seed: string, tickets: number): number {
  if (bonus === 'last') return tickets - 1;
  if (bonus !== 'arena') return remainder(seed, bonus, tickets);
  const held = new Map<string, number>();
  let [most, winner] = [0, 0];
  // The first to hold more than anybody before them leads.
  for (const { pseudonym, nonce } of log.draws) {
    const own = (held.get(pseudonym) ?? 0) + 1;
    held.set(pseudonym, own);
    if (own > most) [most, winner] = [own, nonce];
  }
  return winner;
}
