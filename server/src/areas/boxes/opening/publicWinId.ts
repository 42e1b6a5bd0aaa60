import { v5 as uuidv5 } from 'uuid';

const publicWins = '8a1f4d0e-6c27-4b93-9e58-3f7b20c5d641';

/** A stable id of a win for public lists: an item's own id would reveal the millisecond of the win. */
export function publicWinId(item_id: string): string {
  return uuidv5(item_id, publicWins);
}
