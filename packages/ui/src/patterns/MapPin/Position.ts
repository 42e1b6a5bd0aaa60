/** A place on earth, in degrees (WGS 84). */
export interface Position {
  /** North is positive; from -90 to 90. */
  latitude: number;
  /** East is positive; from -180 up to 180. */
  longitude: number;
}

/** Limit of square world maps. */
const northernmost = 85;
/** A tenth of a meter, finer than any finger or satellite. */
const steps = 1e6;

/** Normalizes and rounds a place from a map that may be scrolled around the world. */
export function positionOf({ lat, lng }: { lat: number; lng: number }): Position {
  const longitude = round(lng - 360 * Math.floor((lng + 180) / 360));
  return {
    latitude: round(Math.min(northernmost, Math.max(-northernmost, lat))),
    longitude: longitude === 180 ? -180 : longitude,
  };
}

function round(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(degrees * steps) / steps + 0;
}
