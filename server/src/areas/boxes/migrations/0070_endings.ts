import { type Kysely, sql } from 'kysely';

/** Prizes at the end of a finite pool beside the one for its last ticket: each is given when it sells out, once, to the player of its ticket. */
export const endings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table prize
        drop constraint prize_bonus_check,
        add constraint prize_bonus_check check (bonus in ('last', 'global', 'arena', 'emperor'));
      alter table item
        drop constraint item_bonus_check,
        add constraint item_bonus_check check (bonus in ('last', 'global', 'arena', 'emperor'));

      create function check_bonuses() returns trigger language plpgsql as $$
      begin
        if exists (
          select from prize where pool_id = new.pool_id and odds_version = new.odds_version and bonus is not null
            and not exists (select from item where pool_id = new.pool_id and bonus = prize.bonus and item.prize_id = prize.prize_id)
        ) then
          raise exception 'pool % ends without all that it promises for its end', new.pool_id
            using errcode = 'check_violation', constraint = 'pool_gives_its_bonuses';
        end if;
        return null;
      end $$;
      create constraint trigger check_bonuses after update on pool deferrable initially deferred for each row
        when (new.remaining = 0 and old.remaining > 0) execute function check_bonuses();

      create function check_bonus_item() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from pool join prize using (pool_id)
          join draw on draw.pool_id = pool.pool_id and draw.nonce = new.nonce join opening using (opening_id)
          where pool.pool_id = new.pool_id and pool.remaining = 0
            and prize.prize_id = new.prize_id and prize.bonus = new.bonus and opening.user_id = new.user_id
        ) then
          raise exception 'item % is not what its ticket was promised', new.item_id
            using errcode = 'check_violation', constraint = 'bonus_goes_to_its_ticket';
        end if;
        return null;
      end $$;
      create constraint trigger check_bonus_item after insert on item deferrable initially deferred for each row
        when (new.bonus is not null) execute function check_bonus_item();
    `.execute(db);
  },
};
