/** Most pictures an album shows (spec §9). */
export const mostPhotos = 9;

export interface AlbumShape {
  layout: 'single' | 'quad' | 'nine';
  /** Visible pictures. */
  shown: number;
  /** Pictures after the last visible one. */
  beyond: number;
  /** True when there is room for one more. */
  room: boolean;
}

/**
 * Returns the layout for a number of pictures (spec §9): one large, up to four in 2×2, else 3×3. An editable album is
 * always 3×3, so that nothing moves when pictures come and go.
 */
export function albumOf(count: number, { editing }: { editing: boolean }): AlbumShape {
  const shown = Math.min(count, mostPhotos);
  const layout = editing ? 'nine' : count <= 1 ? 'single' : count <= 4 ? 'quad' : 'nine';
  return { layout, shown, beyond: count - shown, room: count < mostPhotos };
}
