import type { Database } from '../../../../platform/db/database.ts';

/** Marks the device on which a user just proved their identity as known. See `howKnown`. */
export async function rememberDevice(
  db: Database,
  { user_id, device, now }: { user_id: string; device: string | null; now: Date },
): Promise<void> {
  if (device === null) return;
  await db
    .insertInto('known_device')
    .values({ user_id, device, proved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ proved_at: now }))
    .execute();
}
