import type { Map as LeafletMap, Marker } from 'leaflet';
import type { LeafletModule } from './drawMap.ts';
import * as styles from './MapPin.css.ts';

/** Distance in px an arrow key moves the pin; farther with Shift. */
const step = 8;
const stride = 40;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PinOptions {
  at: [number, number];
  label: string;
  /** Called with the new position after a drag or a key; without it the pin is fixed. */
  onMove: ((place: { lat: number; lng: number }) => void) | undefined;
  /** Id of the keyboard instructions. */
  hintId: string;
}

/** Puts the pin on a map. */
export function drawPin(leaflet: LeafletModule, map: LeafletMap, { at, label, onMove, hintId }: PinOptions): Marker {
  const movable = onMove !== undefined;
  const pin = leaflet.marker(at, {
    // The stylesheet sets its size.
    icon: leaflet.divIcon({ className: styles.pin, iconSize: undefined }),
    draggable: movable,
    autoPan: true,
    keyboard: movable,
    interactive: movable,
  });
  pin.addTo(map);

  const element = pin.getElement();
  element?.setAttribute('aria-label', label);
  element?.setAttribute('role', movable ? 'button' : 'img');
  if (onMove === undefined) return pin;
  element?.setAttribute('aria-describedby', hintId);
  pin.on('dragend', () => onMove(pin.getLatLng()));
  element?.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    // Otherwise the map would move as well.
    event.stopPropagation();
    const distance = event.shiftKey ? stride : step;
    const [x, y] = direction;
    onMove(map.containerPointToLatLng(map.latLngToContainerPoint(pin.getLatLng()).add([x * distance, y * distance])));
  });
  return pin;
}
