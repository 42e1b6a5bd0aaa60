export interface FollowRow {
  follow_id: string;
  follower_id: string;
  followed_id: string;
  created_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    follow: FollowRow;
    /** Of which fan a player was told, once and for all. */
    fan_told: {
      followed_id: string;
      follower_id: string;
    };
  }
}
