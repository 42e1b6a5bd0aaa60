/** Sides of a saved poster, in px, whatever the screen it was drawn on: 3 to 4. */
export const posterSize = { width: 1080, height: 1440 } as const;
