import { type Kysely, sql } from 'kysely';

/** What buyers show when they ask for a refund. */
export const refundPhotos = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table mall_refund_photo (
        refund_id uuid not null references mall_refund,
        position integer not null check (position between 1 and 6),
        -- A later request may show it again.
        file_id uuid not null,
        primary key (refund_id, position),
        unique (refund_id, file_id)
      );
      create trigger guard_history before update or delete on mall_refund_photo
        for each row execute function guard_history();
      create trigger guard_history_whole before truncate on mall_refund_photo execute function guard_history();
    `.execute(db);
  },
};
