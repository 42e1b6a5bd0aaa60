import type { Coordinates } from './readCoordinates.ts';

/**
 * Returns the device's position as exactly as possible within 10 s, or why there is none. Asks for permission the first
 * time.
 */
export function locateDevice(): Promise<Coordinates | 'denied' | 'unavailable'> {
  return new Promise((resolve) => {
    // Missing in some browsers over plain http.
    if (!('geolocation' in navigator)) resolve('unavailable');
    else {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
        { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
      );
    }
  });
}

/** Rounded to a tenth of a meter. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
