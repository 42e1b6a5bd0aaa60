import type { Translated } from '@mcy/api/contract';
import type { dailyKind, poolKinds, poolSupplies, rarities } from '@mcy/api/boxes/pools/contract';
import type { Bonus } from '@mcy/api/boxes/pools/words';
import type { ItemOrigin, ItemState, ShippingClass } from '@mcy/api/collection/items/words';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type PoolKind = (typeof poolKinds)[number] | typeof dailyKind;
export type PoolSupply = (typeof poolSupplies)[number];
export type Rarity = (typeof rarities)[number];
export type { Bonus } from '@mcy/api/boxes/pools/words';

declare module '../../platform/db/database.ts' {
  interface Tables {
    series: {
      series_id: string;
      position: number;
      name: JSONColumnType<Translated>;
      description: JSONColumnType<Translated>;
      image: string;
    };
    toy: {
      toy_id: string;
      series_id: string;
      name: JSONColumnType<Translated>;
      description: JSONColumnType<Translated>;
      material: JSONColumnType<Translated>;
      image: string;
      height_mm: number;
      /** Retail price, in coins. */
      value: number;
      /** Of its rarest prize, which the database sees to. */
      rarity: Generated<Rarity>;
      may_gift: Generated<boolean>;
      may_decompose: Generated<boolean>;
    };
    pool: {
      pool_id: string;
      series_id: string;
      /** Order in the shop. */
      position: number;
      kind: PoolKind;
      supply: PoolSupply;
      name: JSONColumnType<Translated>;
      description: JSONColumnType<Translated>;
      image: string;
      /** Coins for one draw. */
      price: number;
      /** What each prize of a lucky bag is worth at least, in coins; null for other kinds. */
      worth_at_least: number | null;
      /** Tickets made and left; null for an infinite pool. */
      total: number | null;
      remaining: number | null;
      sold_out: GeneratedAlways<boolean>;
      odds_version: Generated<number>;
      /** Every run of this many draws contains the top tier. */
      guarantee_after: number | null;
      /** Draws after which an infinite pool's seed is revealed and replaced; null for a finite pool. */
      draws_per_seed: number | null;
      next_nonce: Generated<number>;
      /** Draws that an infinite pool holds units for. */
      reserve_draws: Generated<number>;
      /** The number of the first draw that might find no unit of its prize in the warehouse; null before it is on sale. */
      backed_until: Generated<number | null>;
      /** Whether diamonds pay a part of its price. */
      diamonds_allowed: Generated<boolean>;
      /** Who draws in peace, since when and until when; null while everybody may draw. */
      held_by: string | null;
      held_since: Date | null;
      held_until: Date | null;
      /** Players in its line. */
      waiting: Generated<number>;
      /** Its days: a scheduled draft goes on sale by itself, and every sale ends by itself. */
      sale_from: Date | null;
      sale_until: Date | null;
      scheduled: Generated<boolean>;
      /** When it was taken off sale, for good. */
      off_sale_at: Generated<Date | null>;
      /** When it went on sale and its odds were frozen; null before. */
      opened_at: Date | null;
    };
    /** A row of a pool's odds table, or a bonus, which has no weight. */
    prize: {
      prize_id: string;
      pool_id: string;
      odds_version: Generated<number>;
      /** Published order, best first. */
      position: number;
      tier: string;
      rarity: Rarity;
      /** A toy or a reward. */
      toy_id: string | null;
      reward_id: string | null;
      bonus: Bonus | null;
      /** Tickets made, or parts per million. */
      weight: number | null;
      /** Tickets left; null in an infinite pool. */
      remaining: number | null;
    };
    /** What a prize can be beside a toy: stones, or a coupon of an issue. It never changes. */
    reward: {
      reward_id: string;
      name: JSONColumnType<Translated>;
      image: string;
      /** Of a coupon, those given in its place when its stock is used up. */
      stones: number;
      coupon_issue_id: string | null;
    };
    /** What a player got for a prize that is no toy: stones, or a coupon. */
    reward_given: {
      given_id: string;
      reward_id: string;
      user_id: string;
      /** The draw that it comes from; null for a reward that was not drawn. */
      pool_id: string | null;
      nonce: number | null;
      stones: number | null;
      coupon_id: string | null;
      given_at: Date;
    };
    /** What players got when a pool was taken off sale. */
    pool_amends: {
      pool_id: string;
      user_id: string;
      stones: number;
      given_at: Date;
    };
    pool_seed: {
      pool_id: string;
      seed_index: number;
      first_nonce: number;
      /** 32 bytes as lower-case hex; secret until revealed. */
      seed: string;
      seed_hash: string;
      revealed_at: Date | null;
    };
    opening: {
      opening_id: string;
      user_id: string;
      pool_id: string;
      count: number;
      /** Coins for one draw at that moment, and for all of them. */
      price: number;
      paid: number;
      /** The coupon that it used up, and the coins that it took off: `paid` + `coupon_off` + `stones` + `diamond_off` = `price` × `count`. */
      coupon_id: string | null;
      coupon_off: Generated<number>;
      /** Stones, which pay a coin each, and diamonds with the coins that they take off. */
      stones: Generated<number>;
      diamonds: Generated<number>;
      diamond_off: Generated<number>;
      client_seed: string;
      opened_at: Date;
      /** When the player saw the results. */
      revealed_at: Date | null;
    };
    /** A player's pseudonym in a pool's public log, created with their first opening there. */
    pool_player: {
      pool_id: string;
      user_id: string;
      pseudonym: GeneratedAlways<string>;
    };
    draw: {
      pool_id: string;
      nonce: number;
      seed_index: number;
      opening_id: string;
      prize_id: string;
      guaranteed: boolean;
    };
    /** How many items each prize has given. */
    prize_given: {
      prize_id: string;
      given: number;
    };
    /** Units of the warehouse that each prize was ever promised; those it has not given are held for its pool. */
    prize_units: {
      prize_id: string;
      units: number;
    };
    /** One toy of one player. Boxes creates an item with its draw; the collection moves it. */
    item: {
      item_id: string;
      /** Its owner now. Who drew it is the opening's player. */
      user_id: string;
      toy_id: string;
      origin: Generated<ItemOrigin>;
      /** The upgrade or synthesis that made it; null for a draw. */
      origin_id: string | null;
      /** Of its prize, or of what made it, from 1. */
      serial: number;
      shipping_class: Generated<ShippingClass>;
      state: Generated<ItemState>;
      /** What holds it or ended it, such as a parcel or a gift; null while it is held. */
      held_by: string | null;
      /** False until its player has seen the results of its opening: then it is in no collection and does not move. */
      seen: Generated<boolean>;
      created_at: Date;
      /** The draw it comes from; null for any other origin. */
      prize_id: string | null;
      pool_id: string | null;
      nonce: number | null;
      bonus: Bonus | null;
    };
    /** A player's draws in a pool since their last prize of its top tier. */
    guarantee_counter: {
      user_id: string;
      pool_id: string;
      draws_since_top: number;
    };
  }
}
