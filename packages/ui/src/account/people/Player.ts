import type { Level } from '../levels/LevelBadge/LevelBadge.tsx';

/** A player as others see them; a row of `GET /api/follow/fans` satisfies it. */
export interface Player {
  user_id: string;
  nickname: string;
  /** Address of a picture. */
  avatar: string;
  level: Level;
  /** Null when they say nothing of themselves. */
  description: string | null;
  /** Whether the reader follows them, and whether they follow the reader. */
  followed: boolean;
  follows_me: boolean;
}
