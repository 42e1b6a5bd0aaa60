import type { GiftState } from '@mcy/api/collection/gifts/words';
import type { Generated } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    gift: {
      gift_id: string;
      from_user_id: string;
      /** Null while nobody has taken it by its link. */
      to_user_id: string | null;
      /** SHA-256 of the secret in its link; null for a gift to a friend. */
      link_hash: Buffer | null;
      message: string | null;
      state: Generated<GiftState>;
      created_at: Date;
      expires_at: Date;
      settled_at: Date | null;
    };
    gift_item: {
      gift_id: string;
      item_id: string;
      /** As the giver chose them, from 0. */
      position: number;
    };
    /** How much a player gives; the audit compares `open` with their gifts. */
    gift_giver: {
      user_id: string;
      open: number;
      /** The last day on which they gave, and how many gifts that day. */
      day_began: Date;
      that_day: number;
    };
  }
}
