/** A place on earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The place that a page's address names by `latitude` and `longitude`; null where it names none that is on the map. */
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
