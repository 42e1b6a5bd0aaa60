import type { Translated } from '@mcy/api/contract';
import type { couponScopes, couponTypes } from '@mcy/api/coupons/tickets/words';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { couponWays } from '@mcy/api/operator/coupons/words';

declare module '../../platform/db/database.ts' {
  interface Tables {
    /** What coupons promise; never changes. */
    coupon_template: {
      template_id: string;
      name: JSONColumnType<Translated>;
      type: (typeof couponTypes)[number];
      percent_off: number | null;
      most_off: number | null;
      amount_off: number | null;
      least_spend: number;
      scope: (typeof couponScopes)[number];
      valid_days: number;
      /** The most that one coupon can take off. */
      most: GeneratedAlways<number>;
      created_at: Date;
    };
    /** The boxes of a template with the scope `boxes`. */
    coupon_template_box: {
      template_id: string;
      pool_id: string;
    };
    /** Coupons of a template that players get in one way, with their stock and budget. */
    coupon_issue: {
      issue_id: string;
      template_id: string;
      most: number;
      way: (typeof couponWays)[number];
      /** Coins for one; 0 unless they are sold. */
      price: number;
      /** Null without a limit, and so has no budget. */
      stock: number | null;
      /** Coins that all of its coupons together may take off. */
      budget: number | null;
      per_player: number;
      issued: Generated<number>;
      used: Generated<number>;
      /** Coins that its used coupons took off. */
      saved: Generated<number>;
      opens_at: Date;
      closes_at: Date | null;
      paused: Generated<boolean>;
      created_at: Date;
    };
    coupon: {
      coupon_id: string;
      issue_id: string;
      template_id: string;
      user_id: string;
      /** The how-manieth of its issue that the player has. */
      place: number;
      per_player: number;
      /** `ends_at` says which are expired. */
      state: 'unclaimed' | 'usable' | 'used';
      created_at: Date;
      claim_until: Date | null;
      valid_from: Date | null;
      valid_until: Date | null;
      used_at: Date | null;
      /** The purchase that used it, and the coins it took off. */
      used_for: string | null;
      saved: number | null;
      ends_at: GeneratedAlways<Date>;
    };
    /** Operators who made, changed or agreed to an issue: they get no coupon of it. */
    coupon_issue_operator: {
      issue_id: string;
      user_id: string;
      since: Date;
    };
    coupon_reminder: {
      coupon_id: string;
      valid_until: Date;
      days: number;
      sent_at: Date;
    };
  }
}
