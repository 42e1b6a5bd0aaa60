/** Columns of a phone and of a wide window that let so many cards stand on the stage without scrolling. */
export const crowdColumns = [
  { most: 16, phone: 4, wide: 6 },
  { most: 25, phone: 5, wide: 8 },
  { most: 36, phone: 6, wide: 9 },
  { most: Infinity, phone: 7, wide: 10 },
] as const;
