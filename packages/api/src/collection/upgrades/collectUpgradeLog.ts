import type { Client } from '../../client/createClient.ts';
import { type UpgradeLog, readUpgradeLog } from './contract.ts';

/** Reads the public log of upgrades page by page, with all its seeds. */
export async function collectUpgradeLog(
  client: Pick<Client, 'call'>,
  onProgress: (draws: number) => void,
): Promise<Pick<UpgradeLog, 'rows' | 'seeds'>> {
  const rows: UpgradeLog['rows'] = [];
  // Each page lists the seeds of its own draws.
  const seeds = new Map<number, UpgradeLog['seeds'][number]>();
  let cursor: string | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the page before.
    const page: UpgradeLog = await client.call(readUpgradeLog, { cursor, limit: 50 });
    rows.push(...page.rows);
    for (const seed of page.seeds) seeds.set(seed.seed_index, seed);
    onProgress(rows.length);
    if (page.next_cursor === null) return { rows, seeds: [...seeds.values()] };
    cursor = page.next_cursor;
  }
}
