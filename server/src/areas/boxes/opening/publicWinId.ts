import { v5 as uuidv5 } from 'uuid';

const publicWins = '8a1f4d0e-6c27-4b93-9e58-3f7b20c5d641';

/** The id of a win in public lists, the same each time: an item's own id begins with the millisecond it was won in. */
export function publicWinId(item_id: string): string {
  return uuidv5(item_id, publicWins);
}
