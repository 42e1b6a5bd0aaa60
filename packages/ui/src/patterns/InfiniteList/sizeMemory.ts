import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListPlace } from './useListPlace.ts';

/** Layout of a list when the user left it. */
export interface RememberedList {
  place: ListPlace;
  sizes: VirtualItem[];
}

/** Number of remembered lists; the least recent is dropped first. */
const most = 30;
const remembered = new Map<string, RememberedList>();

/**
 * Remembers a list's layout, so that coming back restores its height at once and the page can scroll to the same
 * position.
 */
export function rememberList(list: string, lay: RememberedList): void {
  remembered.delete(list);
  remembered.set(list, lay);
  const [oldest] = remembered.keys();
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
}

export function rememberedList(list: string): RememberedList {
  return remembered.get(list) ?? { place: { top: 0, gap: 0 }, sizes: [] };
}
