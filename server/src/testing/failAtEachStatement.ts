import type { KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { shop } from '../shop.ts';

/** What the fault throws: no refusal, and nothing that a transaction is retried for. */
class Fault extends Error {}

/**
 * Does `work` with a fault before its first statement, then after it, before its second one, and so on, until it gets
 * through. `work` runs in a transaction of its own; `state` reads what must be as before after each fault. Returns how
 * many faults there were.
 */
export async function failAtEachStatement(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  state: () => Promise<unknown>,
): Promise<number> {
  const before = await state();
  for (let faults = 0; ; faults++) {
    const hit = await isHit(db, work, { statement: faults >> 1, place: faults % 2 === 0 ? 'before' : 'after' });
    if (!hit) return faults;
    expect(await state(), `after a fault ${faults % 2 === 0 ? 'before' : 'after'} statement ${faults >> 1}`).toEqual(
      before,
    );
  }
}

interface Place {
  /** From 0. */
  statement: number;
  place: 'before' | 'after';
}

/** Whether the work reached the fault. */
async function isHit(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  { statement, place }: Place,
): Promise<boolean> {
  const count = { before: 0, after: 0 };
  function reach(now: Place['place']): void {
    if (now === place && count[now]++ === statement) throw new Fault('a fault, on purpose');
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reach('before');
      return node;
    },
    transformResult: ({ result }) => {
      reach('after');
      return Promise.resolve(result);
    },
  };
  const faulty = db.withPlugin(plugin);
  shop.attach(faulty);
  try {
    await work(faulty);
    return false;
  } catch (error) {
    if (error instanceof Fault) return true;
    throw error;
  }
}
