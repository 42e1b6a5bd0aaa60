import { type Kysely, sql } from 'kysely';

/** Every kind of movement in the store room: a pool that is off sale frees its units, and the mall's shelf takes some. */
export const movements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table stock_movement drop constraint movement_does_what_it_says;
      alter table stock_movement add constraint movement_does_what_it_says check (case kind
        when 'begin' then on_hand >= 0 and promised between 0 and on_hand
        when 'receive' then on_hand > 0 and promised = 0
        when 'correct' then on_hand <> 0 and promised = 0
        when 'promise' then on_hand = 0 and promised > 0
        -- From a prize of a pool that is off sale.
        when 'withdraw' then on_hand = 0 and promised < 0
        when 'make' then on_hand = 0 and promised > 0
        when 'replace' then on_hand = 0 and promised > 0
        when 'release' then on_hand = 0 and promised < 0
        when 'ship' then on_hand < 0 and promised = on_hand
        when 'come_back' then on_hand > 0 and promised = on_hand
        -- To the mall's shelf and back; who did it and why is with the shelf's movement.
        when 'shelve' then on_hand < 0 and promised = 0
        when 'unshelve' then on_hand > 0 and promised = 0
        else false
      end);
    `.execute(db);
  },
};
