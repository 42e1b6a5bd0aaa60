import type { PassActor, PassTrack, SeasonState } from '@mcy/api/boxes/pass/words';
import type { Translated } from '@mcy/api/contract';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    pass_season: {
      season_id: string;
      name: JSONColumnType<Translated>;
      /** Coins for the paid track. */
      price: number;
      /** The job moves it after the clock; who asks what is running goes by `starts_at` and `ends_at`. */
      state: Generated<SeasonState>;
      starts_at: Date;
      ends_at: Date;
      /** Toys it has given; an item's serial number comes from here. */
      toys_given: Generated<number>;
      payers: Generated<number>;
      created_at: Date;
    };
    pass_task: {
      season_id: string;
      /** From 1, the easiest first. */
      place: number;
      draws: number;
      free_reward_id: string;
      /** Stones or a coupon; of a toy its worth in stones, for when no unit is free. */
      paid_reward_id: string;
      paid_toy_id: string | null;
    };
    pass_player: {
      pass_id: Generated<string>;
      season_id: string;
      user_id: string;
      draws: Generated<number>;
      /** Coins for the paid track. */
      paid: number | null;
      paid_at: Date | null;
      /** When the shop handed over what was left at the season's end. */
      settled_at: Date | null;
    };
    /** A reward that was given: one of `given_id` and `item_id`. Never changed. */
    pass_claim: {
      claim_id: string;
      pass_id: string;
      place: number;
      track: PassTrack;
      given_id: string | null;
      item_id: string | null;
      actor: PassActor;
      claimed_at: Date;
    };
    pass_reminder: {
      pass_id: string;
      days: number;
      sent_at: Date;
    };
  }
}
