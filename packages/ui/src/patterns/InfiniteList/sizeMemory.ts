import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListPlace } from './useListPlace.ts';

/** How a list lay when it was left. */
export interface RememberedList {
  place: ListPlace;
  sizes: VirtualItem[];
}

/** Lists remembered; the one left longest ago is forgotten first. */
const most = 30;
const remembered = new Map<string, RememberedList>();

/** Keeps how a list lay, so that on coming back it is as tall as it was left from the first moment on, and the page scrolls to the same place. */
export function rememberList(list: string, lay: RememberedList): void {
  remembered.delete(list);
  remembered.set(list, lay);
  const [oldest] = remembered.keys();
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
}

export function rememberedList(list: string): RememberedList {
  return remembered.get(list) ?? { place: { top: 0, gap: 0 }, sizes: [] };
}
