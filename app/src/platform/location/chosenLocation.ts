import { type Coordinates, readCoordinates } from './readCoordinates.ts';

const name = 'mcy.chosenLocation';

/** Keeps a place chosen on the map for the page that asked for it, which picks it up when it is shown again. */
export function keepChosenLocation(return_to: string, { latitude, longitude }: Coordinates): void {
  const kept = new URLSearchParams({ return_to, latitude: String(latitude), longitude: String(longitude) });
  sessionStorage.setItem(name, kept.toString());
}

/** The place chosen for a page; null for none. */
export function readChosenLocation(asker: string): Coordinates | null {
  const kept = new URLSearchParams(import.meta.env.SSR ? '' : (sessionStorage.getItem(name) ?? ''));
  return kept.get('return_to') === asker ? readCoordinates(kept) : null;
}

export function forgetChosenLocation(): void {
  sessionStorage.removeItem(name);
}
