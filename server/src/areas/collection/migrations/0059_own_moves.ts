import { type Kysely, sql } from 'kysely';

/** Reads a player's moves by page, all of them or those about one thing. */
export const ownMoves = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index item_move_of_player on item_move (user_id, move_id)`.execute(db);
  },
};
