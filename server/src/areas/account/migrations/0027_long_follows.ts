import { type Kysely, sql } from 'kysely';

/** Lists of fans are read in the order of their own index, however many fans a player has. */
export const longFollows = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- With statistics PostgreSQL expects the fans of a popular player everywhere in the table, and goes through all of it by
      -- its primary key. (The types are the same: setting them forgets the statistics that there are.)
      alter table follow
        alter follower_id set statistics 0, alter follower_id type uuid,
        alter followed_id set statistics 0, alter followed_id type uuid;
    `.execute(db);
  },
};
