import type { Client } from '../../client/createClient.ts';
import type { ResponseOf } from '../../contract/defineCall.ts';
import { readDrawLog } from './contract.ts';
import type { DrawLog } from './rules.ts';

type Page = ResponseOf<typeof readDrawLog>;

/** A log as read, with what its pool gives on top of its draws. */
export interface CollectedLog extends DrawLog<Page['table'][number]> {
  bonuses: Page['bonuses'];
}

export interface CollectOptions {
  /** The last draw needed; omit it to read the whole log. */
  until?: number;
  /** Called after each page with the number of draws read. */
  onProgress?: (draws: number) => void;
}

/** Reads a pool's public draw log page by page, so that its draws can be replayed. */
export async function collectDrawLog(
  client: Pick<Client, 'call'>,
  pool_id: string,
  { until = Infinity, onProgress }: CollectOptions = {},
): Promise<CollectedLog> {
  const draws: Page['rows'] = [];
  // Each page lists the seeds of its own draws.
  const seeds = new Map<number, Page['seeds'][number]>();
  let cursor: string | undefined;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the page before.
    const page: Page = await client.call(readDrawLog, { pool_id, cursor, limit: 50 });
    draws.push(...page.rows);
    for (const seed of page.seeds) seeds.set(seed.seed_index, seed);
    onProgress?.(draws.length);
    const last = draws.at(-1);
    if (page.next_cursor === null || (last && last.nonce >= until)) {
      const { supply, guarantee_after, table, bonuses } = page;
      return { supply, guarantee_after, table, bonuses, seeds: [...seeds.values()], draws };
    }
    cursor = page.next_cursor;
  }
}
