/** A place on earth, in degrees (WGS 84). */
export interface Position {
  /** North is positive; from -90 to 90. */
  latitude: number;
  /** East is positive; from -180 up to 180. */
  longitude: number;
}

/** Beyond it a square map of the world ends. */
const northernmost = 85;
/** A tenth of a metre, finer than any finger or satellite. */
const steps = 1e6;

/** A place as the map gives it, which may have been scrolled around the world: whole again, and rounded. */
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
