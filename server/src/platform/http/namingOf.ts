import type { Database } from '../db/database.ts';
import { notesOf } from '../facts/notes.ts';

declare module '../facts/notes.ts' {
  interface Touch {
    /** The page whose answer named it. */
    page_id?: string;
  }
}

/**
 * For answers that name what a transaction touched: a player's topics, and those of everybody. The live stream leaves them out for the calling page.
 */
export function namingOf(db: Database): (user_id: string | null, page_id: string | null) => string[] {
  const byPlayer = Map.groupBy(notesOf(db).touched.values(), ({ user_id }) => user_id);
  const everybody = byPlayer.get('everybody') ?? [];
  return (user_id, page_id) => {
    const own = [...(byPlayer.get(user_id ?? '') ?? []), ...everybody];
    if (page_id !== null) for (const touch of own) touch.page_id = page_id;
    return [...new Set(own.map(({ topic }) => topic))].toSorted();
  };
}
