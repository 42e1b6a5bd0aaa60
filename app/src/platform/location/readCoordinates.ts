/** A place on earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Reads the place in an address's `latitude` and `longitude`; null when missing or off the map. */
export function readCoordinates(parameters: URLSearchParams): Coordinates | null {
  const latitude = readDegrees(parameters.get('latitude'), 85);
  const longitude = readDegrees(parameters.get('longitude'), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readDegrees(text: string | null, most: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}
