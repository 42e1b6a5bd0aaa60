import type { Log } from './readLog.ts';
import type { Report } from './verifyLog.ts';

/** Faults that are listed one by one; more would prove nothing new. */
const listed = 20;

/** A report in words. Tickets count from 1, as the shop shows them. */
export function reportLines(log: Log, { verified, pending, faults, bonuses }: Report): string[] {
  const players = new Set(log.draws.map(({ pseudonym }) => pseudonym)).size;
  const lines = [
    `${log.pool_name}: ${log.draws.length} draws by ${players} players, ${log.seeds.length} seeds`,
    `${verified} draws match`,
  ];
  if (pending > 0) lines.push(`${pending} draws wait for their seed`);
  if (faults.length > 0) lines.push(`${faults.length} draws do not match`);
  for (const { nonce, fault } of faults.slice(0, listed)) lines.push(`  draw #${nonce + 1}: ${fault}`);
  for (const { bonus, outcome, ticket } of bonuses) {
    const by = `${bonus.bonus} (${bonus.name})`;
    if (outcome === 'pending') lines.push(`${by}: open until the box sells out and its seed is published`);
    else if (outcome === 'verified') lines.push(`${by}: ticket #${Number(ticket) + 1}, as the rule says`);
    else
      lines.push(
        `${by}: ${givenTo(bonus.nonce)}, but the rule says ${ticket === null ? 'nobody yet' : `ticket #${ticket + 1}`}`,
      );
  }
  return lines;
}

function givenTo(nonce: number | null): string {
  return nonce === null ? 'given to nobody' : `given to ticket #${nonce + 1}`;
}
