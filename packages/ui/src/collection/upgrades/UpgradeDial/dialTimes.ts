/** How long the toys fly into the middle, and the light around the ring, in ms. */
export const dialTimes = { gather: 1300, turn: 4600, pause: 500 } as const;
