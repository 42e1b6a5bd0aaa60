import type * as Leaflet from 'leaflet';
import * as styles from './MapPin.css.ts';

/** Leaflet itself, which is heavy and comes when a map is first shown. */
export type LeafletModule = typeof Leaflet;

interface DrawnMap {
  map: Leaflet.Map;
  /** Takes it off its element again. */
  remove: () => void;
}

/** Draws a map on a quiet grid in an element, and keeps it as large as that is. */
export function drawMap(
  leaflet: LeafletModule,
  element: HTMLElement,
  { choosing, still, ...view }: { center: [number, number]; zoom: number; choosing: boolean; still: boolean },
): DrawnMap {
  const map = leaflet.map(element, {
    ...view,
    // Buttons and attribution are the kit's.
    zoomControl: false,
    attributionControl: false,
    // A page is scrolled past a map, by wheel and by finger; only a map to choose on is moved by a finger.
    scrollWheelZoom: false,
    dragging: choosing || !leaflet.Browser.mobile,
    worldCopyJump: true,
    zoomAnimation: !still,
    // Leaflet fades by the clock; its styles here do it as all else in the kit does.
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

  // Leaflet hears of a window's new size, but not of its place's.
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
