/** For a light in the middle of the stage that is wider than a phone: it ends softly where the screen does. */
export const fadeAtSides = {
  maskImage:
    'linear-gradient(90deg, transparent calc(50% - 50vw), black calc(50% - 50vw + 72px), black calc(50% + 50vw - 72px), transparent calc(50% + 50vw))',
} as const;
