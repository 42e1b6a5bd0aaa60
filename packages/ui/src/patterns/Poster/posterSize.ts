/** Size of a saved poster in px, on any screen: 3:4. */
export const posterSize = { width: 1080, height: 1440 } as const;
