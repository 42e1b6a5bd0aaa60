import type { Coordinates } from './readCoordinates.ts';

/** Where the device is, as exactly as it can tell within 10 s; or why it does not say. Asks for permission the first time. */
export function locateDevice(): Promise<Coordinates | 'denied' | 'unavailable'> {
  return new Promise((resolve) => {
    // Missing where the app is opened over plain http in some browsers.
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

/** To a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
