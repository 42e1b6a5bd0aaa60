import { type Kysely, sql } from 'kysely';

/** What happened to items. Where an item was created is in the item itself. */
export const itemMoves = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table item_move (
        -- In the order of an item's moves, because each locks the item first.
        move_id bigint generated always as identity primary key,
        item_id uuid not null references item,
        move text not null,
        -- Its owner after it.
        user_id uuid not null references app_user,
        -- The parcel, gift, upgrade, … of it.
        reference_id uuid not null,
        moved_at timestamptz not null
      );
      create index item_move_of_item on item_move (item_id, move_id);
      create trigger guard_history before update or delete on item_move for each row execute function guard_history();
      create trigger guard_history_whole before truncate on item_move execute function guard_history();
    `.execute(db);
  },
};
