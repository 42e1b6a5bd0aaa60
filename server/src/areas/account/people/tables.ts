export interface FollowRow {
  follow_id: string;
  follower_id: string;
  followed_id: string;
  created_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    follow: FollowRow;
    /** The fans a player was already notified of. */
    fan_told: {
      followed_id: string;
      follower_id: string;
    };
  }
}
