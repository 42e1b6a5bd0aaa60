/** The shop's mark on a canvas of 64 by 64: a figure whose ears make an M, drawn in one color. */
export const markPaths = {
  head: 'M5 46V17C5 7 15 3 21 10L32 22L43 10C49 3 59 7 59 17V46C59 55 53 61 44 61H20C11 61 5 55 5 46Z',
  /** Cut out of the head. */
  eyes: 'M21 30C25.5 30 27.5 34 27.5 38.5S25.5 47 21 47S14.5 43 14.5 38.5S16.5 30 21 30ZM43 30C47.5 30 49.5 34 49.5 38.5S47.5 47 43 47S36.5 43 36.5 38.5S38.5 30 43 30Z',
  /** The light in them. */
  lights: 'M19 37.5A2.8 2.8 0 1 1 19 31.9A2.8 2.8 0 1 1 19 37.5ZM41 37.5A2.8 2.8 0 1 1 41 31.9A2.8 2.8 0 1 1 41 37.5Z',
  mouth: 'M28 50Q30 53.4 32 50Q34 53.4 36 50',
} as const;
