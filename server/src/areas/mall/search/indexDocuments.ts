import { sql } from 'kysely';
import { type Findable, type FindableDocument, findables } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Job } from '../../../platform/jobs/startJobs.ts';
import { documentWords, wholeOf } from './documentWords.ts';
import { remainsOf } from './remainsOf.ts';

/** How late the search may learn of a change, in ms. */
const indexInterval = 60_000;

export const indexingJob: Job = {
  name: 'search documents',
  every: indexInterval,
  run: ({ db, ask }, now) => inTransaction(db, (transaction) => indexDocuments(transaction, ask(findables), now)),
};

/** Documents that are made and written at a time. */
const batch = 500;

/**
 * Brings documents up to what the areas have, in the caller's transaction: makes those again whose stamp is another, and
 * drops what is gone. Does nothing while another process does it.
 */
export async function indexDocuments(db: Database, finds: readonly Findable[], now: Date): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('mcy search documents')) as mine`.execute(db);
  if (rows[0]?.mine !== true) return;
  let changed = false;
  for (const findable of finds) {
    const [stamps, known] = await Promise.all([
      findable.stamp(db, now),
      db.selectFrom('search_document').select(['subject_id', 'stamp']).where('kind', '=', findable.kind).execute(),
    ]);
    const stampOf = new Map(known.map(({ subject_id, stamp }) => [subject_id, stamp]));
    const due = [...stamps].filter(([subject_id, stamp]) => stampOf.get(subject_id) !== stamp).map(([id]) => id);
    const gone = known.map(({ subject_id }) => subject_id).filter((subject_id) => !stamps.has(subject_id));
    for (let start = 0; start < due.length; start += batch) {
      const documents = await findable.read(db, due.slice(start, start + batch), now);
      await writeDocuments(db, findable.kind, documents, stamps);
    }
    if (gone.length > 0) {
      await db
        .deleteFrom('search_document')
        .where('kind', '=', findable.kind)
        .where('subject_id', '=', (is) => is.fn.any(is.val(gone)))
        .execute();
    }
    changed ||= due.length + gone.length > 0;
  }
  if (changed) await countWords(db);
}

async function writeDocuments(
  db: Database,
  kind: string,
  documents: readonly FindableDocument[],
  stamps: ReadonlyMap<string, string>,
): Promise<void> {
  if (documents.length === 0) return;
  await db
    .insertInto('search_document')
    .values(
      documents.map(({ name, also, about, ...document }) => ({
        ...document,
        kind,
        stamp: stamps.get(document.subject_id) ?? '',
        words: sql<string>`${documentWords({ name, also, about })}::tsvector`,
        names: Object.values(name).map(wholeOf),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id']).doUpdateSet((is) => ({
        stamp: is.ref('excluded.stamp'),
        words: is.ref('excluded.words'),
        names: is.ref('excluded.names'),
        series_id: is.ref('excluded.series_id'),
        category: is.ref('excluded.category'),
        price: is.ref('excluded.price'),
        in_stock: is.ref('excluded.in_stock'),
        on_sale: is.ref('excluded.on_sale'),
        pre_sale: is.ref('excluded.pre_sale'),
        cod_allowed: is.ref('excluded.cod_allowed'),
        weight: is.ref('excluded.weight'),
        shown_at: is.ref('excluded.shown_at'),
      })),
    )
    .execute();
}

/** Counts again in how many documents each word without accents is. */
async function countWords(db: Database): Promise<void> {
  const { rows } = await sql<{ word: string; documents: number }>`
    select word, ndoc as documents from ts_stat('select words from search_document')
    where word ~ '^[a-z0-9]{2,40}$'`.execute(db);
  const known = new Map(
    (await db.selectFrom('search_word').select(['word', 'documents']).execute()).map((row) => [
      row.word,
      row.documents,
    ]),
  );
  const counted = new Set(rows.map(({ word }) => word));
  const gone = [...known.keys()].filter((word) => !counted.has(word));
  if (gone.length > 0) {
    await db
      .deleteFrom('search_word')
      .where('word', '=', (is) => is.fn.any(is.val(gone)))
      .execute();
  }
  const due = rows.filter(({ word, documents }) => known.get(word) !== documents);
  for (let start = 0; start < due.length; start += batch) {
    await db
      .insertInto('search_word')
      .values(due.slice(start, start + batch).map((row) => ({ ...row, remains: remainsOf(row.word) })))
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((is) => ({ documents: is.ref('excluded.documents') })),
      )
      .execute();
  }
}
