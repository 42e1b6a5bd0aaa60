import type { Locale } from '@mcy/api/contract';
import type { Found } from '@mcy/api/mall/search/contract';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';

interface Reference {
  kind: string;
  subject_id: string;
}

/** What was found, in its order, as its areas know it now; what is gone since is left out. */
export async function presentFound(
  db: Database,
  references: readonly Reference[],
  { finds, locale, now }: { finds: readonly Findable[]; locale: Locale; now: Date },
): Promise<Found[]> {
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  const parts = await Promise.all(
    finds.map(async ({ kind, label, present }) => {
      const ids = (byKind.get(kind) ?? []).map(({ subject_id }) => subject_id);
      const things = ids.length === 0 ? null : await present(db, ids, { locale, now });
      return [kind, { label: label[locale], things }] as const;
    }),
  );
  const kinds = new Map(parts);
  return references.flatMap(({ kind, subject_id }) => {
    const known = kinds.get(kind);
    const thing = known?.things?.get(subject_id);
    return known && thing ? [{ kind, kind_label: known.label, subject_id, ...thing }] : [];
  });
}
