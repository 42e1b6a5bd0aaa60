import type { Database } from '../../../platform/db/database.ts';
import type { Finding } from '../../../platform/db/runChecks.ts';
import { type SoldOut, decideEnding } from '../opening/decideEnding.ts';
import { draw } from '../opening/draw.ts';
import { readBonusWinners } from '../pools/readBonuses.ts';
import { type OddsTable, readOddsTable } from '../pools/readOddsTable.ts';
import { standingWeights, topTier } from '../pools/standingWeights.ts';

const invariant = '4: a draw comes out the same when it is made again from its seed';
const pageSize = 5_000;

/** Repeats every draw of every pool, with secret seeds too, and returns those that differ. */
export async function redrawPools(db: Database): Promise<Finding[]> {
  const pools = await db
    .selectFrom('pool')
    .select(['pool_id', 'odds_version', 'guarantee_after', 'sold_out'])
    .where('opened_at', 'is not', null)
    .execute();
  const findings: Finding[] = [];
  for (const pool of pools) findings.push(...(await redrawPool(db, pool)));
  return findings;
}

interface Pool {
  pool_id: string;
  odds_version: number;
  guarantee_after: number | null;
  sold_out: boolean;
}

async function redrawPool(db: Database, pool: Pool): Promise<Finding[]> {
  const { pool_id, guarantee_after, sold_out } = pool;
  const { rows, endings } = await readOddsTable(db, pool);
  const best = topTier(rows);
  const left = rows.map((row) => ({ ...row, remaining: row.remaining === null ? null : row.weight }));
  const progress = new Map<string, number>();
  const findings: Finding[] = [];
  const holders: { user_id: string }[] = [];
  let seed = '';

  for await (const drawn of readDraws(db, pool_id)) {
    const { user_id, nonce, prize_id } = drawn;
    const since = progress.get(user_id) ?? 0;
    const guaranteed = guarantee_after !== null && since >= guarantee_after - 1;
    const weights = standingWeights(left, guaranteed);
    const expected = weights.some((weight) => weight > 0) ? left[draw({ ...drawn, weights })] : undefined;
    if (expected?.prize_id !== prize_id || drawn.guaranteed !== guaranteed) {
      findings.push({ invariant, row: { pool_id, nonce, prize_id, expected: expected?.prize_id ?? null, guaranteed } });
    }
    const taken = left.find((row) => row.prize_id === prize_id);
    if (taken?.remaining) taken.remaining -= 1;
    progress.set(user_id, taken?.tier === best ? 0 : since + 1);
    if (endings.length > 0) holders.push({ user_id });
    seed = drawn.seed;
  }
  if (endings.length > 0 && sold_out) findings.push(...(await compareEndings(db, pool_id, endings, { seed, holders })));
  if (guarantee_after !== null) findings.push(...(await compareProgress(db, pool_id, progress)));
  return findings;
}

/** A pool's draws in order, page by page: a pool may have more than fit in memory. */
async function* readDraws(db: Database, pool_id: string) {
  for (let next = 0; ; next += pageSize) {
    const page = await db
      .selectFrom('draw')
      .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
      .innerJoin('pool_seed as seed', (join) =>
        join.onRef('seed.pool_id', '=', 'draw.pool_id').onRef('seed.seed_index', '=', 'draw.seed_index'),
      )
      .select(['draw.nonce', 'draw.prize_id', 'draw.guaranteed', 'opening.user_id', 'opening.client_seed', 'seed.seed'])
      .where('draw.pool_id', '=', pool_id)
      .where('draw.nonce', '>=', next)
      .where('draw.nonce', '<', next + pageSize)
      .orderBy('draw.nonce')
      .execute();
    if (page.length === 0) return;
    yield* page;
  }
}

/** What a pool gave at its end, beside what the rule gives. */
async function compareEndings(
  db: Database,
  pool_id: string,
  endings: OddsTable['endings'],
  soldOut: SoldOut,
): Promise<Finding[]> {
  if (soldOut.holders.length === 0) return [];
  const winners = await readBonusWinners(db, pool_id);
  return endings.flatMap(({ ending }) => {
    const nonce = winners.find(({ bonus }) => bonus === ending)?.nonce ?? null;
    const expected = decideEnding(ending, soldOut);
    if (nonce === expected) return [];
    return [
      {
        invariant: '4: what a box gives at its end follows from its seed and its draws',
        row: { pool_id, ending, nonce, expected },
      },
    ];
  });
}

async function compareProgress(db: Database, pool_id: string, progress: Map<string, number>): Promise<Finding[]> {
  const counters = await db
    .selectFrom('guarantee_counter')
    .select(['user_id', 'draws_since_top'])
    .where('pool_id', '=', pool_id)
    .execute();
  const kept = new Map(counters.map((counter) => [counter.user_id, counter.draws_since_top]));
  return [...new Set([...progress.keys(), ...kept.keys()])].flatMap((user_id) => {
    const row = { pool_id, user_id, counted: kept.get(user_id) ?? null, drawn: progress.get(user_id) ?? null };
    return row.counted === row.drawn
      ? []
      : [{ invariant: '4: a player’s count towards the guarantee is correct', row }];
  });
}
