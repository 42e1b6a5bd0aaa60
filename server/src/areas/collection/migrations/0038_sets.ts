import { type Kysely, sql } from 'kysely';

/** Which toys a player has, without reading all of them. */
export const sets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index item_of_player_by_toy on item (user_id, toy_id, state)`.execute(db);
  },
};
