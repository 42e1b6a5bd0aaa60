import type { Level } from '../levels/LevelBadge/LevelBadge.tsx';

/** A player as others see them; a row of `GET /api/follow/fans` satisfies it. */
export interface Player {
  user_id: string;
  nickname: string;
  /** URL of a picture. */
  avatar: string;
  level: Level;
  /** Null when they wrote nothing. */
  description: string | null;
  /** Whether the user follows them, and they the user. */
  followed: boolean;
  follows_me: boolean;
}
