/** The most pictures an album shows (spec §9). */
export const mostPhotos = 9;

export interface AlbumShape {
  layout: 'single' | 'quad' | 'nine';
  /** Pictures seen. */
  shown: number;
  /** Pictures behind the last one seen. */
  beyond: number;
  /** Whether there is room for one more. */
  room: boolean;
}

/** How so many pictures are laid out (spec §9): one large, up to four in 2×2, else in 3×3. One that is being edited is always 3×3, so that nothing moves as pictures come and go. */
export function albumOf(count: number, { editing }: { editing: boolean }): AlbumShape {
  const shown = Math.min(count, mostPhotos);
  const layout = editing ? 'nine' : count <= 1 ? 'single' : count <= 4 ? 'quad' : 'nine';
  return { layout, shown, beyond: count - shown, room: count < mostPhotos };
}
