import { type Kysely, sql } from 'kysely';

/** Pseudonyms of players in a pool's public draw log. */
export const pseudonyms = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table pool_player (
        pool_id uuid not null references pool,
        user_id uuid not null references app_user,
        -- 64 random bits, different in each pool, and not derived from the player.
        pseudonym text not null default encode(substring(sha256(uuid_send(gen_random_uuid())) from 1 for 8), 'hex')
          check (pseudonym ~ '^[0-9a-f]{16}$'),
        primary key (pool_id, user_id),
        constraint one_player_of_a_name unique (pool_id, pseudonym)
      );
      insert into pool_player (pool_id, user_id) select distinct pool_id, user_id from opening;

      -- A draw without a pseudonym could not be counted, and a new one would restart the count.
      alter table opening add constraint opening_is_of_a_named_player
        foreign key (pool_id, user_id) references pool_player (pool_id, user_id);
      create trigger guard_history before update or delete on pool_player for each row execute function guard_history();
      create trigger guard_history_whole before truncate on pool_player execute function guard_history();
    `.execute(db);
  },
};
