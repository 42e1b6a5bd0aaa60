import type { Map as LeafletMap, Marker } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawMap, type LeafletModule } from './drawMap.ts';
import { drawPin } from './drawPin.ts';
import * as styles from './MapPin.css.ts';
import { type Position, positionOf } from './Position.ts';

interface MapOptions {
  position: Position | null;
  /** Center while there is no position. */
  center: Position | undefined;
  zoom: number;
  tileUrl: string | undefined;
  pinLabel: string;
  /** Id of the keyboard instructions. */
  hintId: string;
  still: boolean;
  onPositionChange: ((position: Position) => void) | undefined;
}

interface ShownMap {
  /** Null until drawn. */
  map: LeafletMap | null;
  /** Leaflet failed to load, which a browser does not retry before a reload, or failed to draw. */
  failed: boolean;
}

/** Distance in px between pin and map edge when it is scrolled into view. */
const margin = 48;

/** Loads Leaflet, draws a map with one pin in an element, and updates it with its options. */
export function useMap(canvas: RefObject<HTMLElement | null>, options: MapOptions): ShownMap {
  const { position, tileUrl, pinLabel, hintId, still } = options;
  const choosing = options.onPositionChange !== undefined;
  const [drawn, setDrawn] = useState<{ leaflet: LeafletModule; map: LeafletMap } | null>(null);
  const [failed, setFailed] = useState(false);
  const pin = useRef<Marker | null>(null);

  const view = useEffectEvent(() => ({ center: latLngOf(position ?? options.center), zoom: options.zoom }));
  useEffect(() => {
    let remove: (() => void) | null = null;
    let left = false;
    import('leaflet')
      .then((leaflet) => {
        if (left || canvas.current === null) return;
        const made = drawMap(leaflet, canvas.current, { ...view(), choosing, still });
        remove = made.remove;
        setDrawn({ leaflet, map: made.map });
      })
      .catch(() => {
        if (!left) setFailed(true);
      });
    return () => {
      left = true;
      setDrawn(null);
      remove?.();
    };
  }, [canvas, choosing, still]);

  useEffect(() => {
    if (drawn === null || tileUrl === undefined) return undefined;
    const tiles = drawn.leaflet.tileLayer(tileUrl, { maxZoom: 19, className: styles.tiles }).addTo(drawn.map);
    return () => {
      tiles.remove();
    };
  }, [drawn, tileUrl]);

  const choose = useEffectEvent((place: { lat: number; lng: number }) => options.onPositionChange?.(positionOf(place)));
  useEffect(() => {
    const element = canvas.current;
    if (drawn === null || element === null || !choosing) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === element) choose(drawn.map.getCenter());
    };
    drawn.map.on('click', ({ latlng }) => choose(latlng));
    element.addEventListener('keydown', handleKey);
    return () => {
      drawn.map.off('click');
      element.removeEventListener('keydown', handleKey);
    };
  }, [drawn, canvas, choosing]);

  const stands = position !== null;
  useEffect(() => {
    if (drawn === null || !stands) return undefined;
    const at = view().center;
    const onMove = choosing ? (place: { lat: number; lng: number }) => choose(place) : undefined;
    const marker = drawPin(drawn.leaflet, drawn.map, { at, label: pinLabel, onMove, hintId });
    pin.current = marker;
    return () => {
      pin.current = null;
      marker.remove();
    };
  }, [drawn, stands, choosing, pinLabel, hintId]);

  const latitude = position?.latitude;
  const longitude = position?.longitude;
  const look = useEffectEvent((map: LeafletMap, at: [number, number]) => {
    pin.current?.setLatLng(at);
    if (map.getBounds().contains(at)) map.panInside(at, { padding: [margin, margin], animate: !still });
    else map.setView(at, Math.max(map.getZoom(), options.zoom), { animate: false });
  });
  useEffect(() => {
    if (drawn !== null && latitude !== undefined && longitude !== undefined) look(drawn.map, [latitude, longitude]);
  }, [drawn, latitude, longitude]);

  return { map: drawn?.map ?? null, failed };
}

/** Without either, the types rule out both. */
function latLngOf(position: Position | undefined): [number, number] {
  return [position?.latitude ?? 0, position?.longitude ?? 0];
}
