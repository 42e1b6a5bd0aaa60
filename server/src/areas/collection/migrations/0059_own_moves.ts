import { type Kysely, sql } from 'kysely';

/** Reads a player's moves by page, all of them or those about one thing. */
export const ownMoves = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index item_move_of_player on item_move (user_id, move_id);
      create index item_move_about_gifts on item_move (user_id, move_id) where move in ('offer', 'give', 'take_back');
      create index item_move_about_parcels on item_move (user_id, move_id)
        where move in ('send', 'unpack', 'receive', 'send_back');
      create index item_move_about_used on item_move (user_id, move_id)
        where move in ('decompose', 'upgrade', 'synthesise');
    `.execute(db);
  },
};
