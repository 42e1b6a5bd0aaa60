import type * as Leaflet from 'leaflet';
import * as styles from './MapPin.css.ts';

/** Leaflet, which is large and loads with the first map. */
export type LeafletModule = typeof Leaflet;

interface DrawnMap {
  map: Leaflet.Map;
  /** Removes the map from its element. */
  remove: () => void;
}

/** Draws a map on a plain grid in an element, and follows its size. */
export function drawMap(
  leaflet: LeafletModule,
  element: HTMLElement,
  { choosing, still, ...view }: { center: [number, number]; zoom: number; choosing: boolean; still: boolean },
): DrawnMap {
  const map = leaflet.map(element, {
    ...view,
    // The kit renders its own buttons and attribution.
    zoomControl: false,
    attributionControl: false,
    // Wheel and finger scroll the page past a map; only a map to choose on moves with a finger.
    scrollWheelZoom: false,
    dragging: choosing || !leaflet.Browser.mobile,
    worldCopyJump: true,
    zoomAnimation: !still,
    // Leaflet fades by timers; the kit's styles use CSS transitions.
    fadeAnimation: false,
    markerZoomAnimation: !still,
    inertia: !still,
  });

  class QuietGrid extends leaflet.GridLayer {
    override createTile() {
      const tile = document.createElement('div');
      tile.className = styles.gridTile;
      return tile;
    }
  }
  new QuietGrid().addTo(map);

  // Leaflet notices the window's resize, but not its element's.
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);
  return {
    map,
    remove: () => {
      observer.disconnect();
      map.remove();
    },
  };
}
