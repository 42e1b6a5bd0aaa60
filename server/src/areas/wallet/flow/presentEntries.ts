import type { Locale } from '@mcy/api/contract';
import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import type { FlowEntry as Entry } from '../../../platform/ledger/readFlow.ts';
import { presentKind } from './presentKind.ts';

interface Reader {
  /** Of the whole shop. */
  kinds: readonly JournalKind[];
  locale: Locale;
}

/** Entries in their reader's language, each with the page of what caused it. */
export async function presentEntries(
  db: Database,
  entries: readonly Entry[],
  { kinds, locale }: Reader,
): Promise<FlowEntry[]> {
  const addressOf = await findCauses(db, entries, kinds);
  return entries.map((entry) => ({
    entry_id: String(entry.entry_id),
    ...presentKind(kinds, entry, locale),
    amount: entry.amount,
    balance_after: entry.balance_after,
    subject: entry.subject[locale],
    leads_to: addressOf(entry),
    created_at: entry.posted_at.toISOString(),
  }));
}

/** Asks each kind once for all of its entries. */
async function findCauses(db: Database, entries: readonly Entry[], kinds: readonly JournalKind[]) {
  const causes = new Map<string, string>();
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  await Promise.all(
    kinds.map(async ({ kind, leadsTo }) => {
      const references = byKind.get(kind)?.map(({ reference_id }) => reference_id) ?? [];
      if (leadsTo === undefined || references.length === 0) return;
      const found = await leadsTo.parametersOf?.(db, references);
      for (const reference of references) {
        const parameters = found?.get(reference);
        const query = parameters ? `?${new URLSearchParams(parameters).toString()}` : '';
        if (!found || parameters) causes.set(`${kind} ${reference}`, leadsTo.page + query);
      }
    }),
  );
  return ({ kind, reference_id }: Entry): string | null => causes.get(`${kind} ${reference_id}`) ?? null;
}
