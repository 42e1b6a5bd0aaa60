/** Edges of a scroll container that hide more content. */
export interface ScrollEdges {
  left: boolean;
  right: boolean;
  top: boolean;
  bottom: boolean;
}

export type ScrollPlace = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** Zoomed browsers round: fewer px than this do not count as hidden. */
const rounding = 1;

/** Returns the physical edges that hide content, in either writing direction. */
export function scrollEdgesOf(place: ScrollPlace, rightToLeft: boolean): ScrollEdges {
  const widest = place.scrollWidth - place.clientWidth;
  const highest = place.scrollHeight - place.clientHeight;
  // From right to left the start is 0 as well, and other positions are negative.
  const fromLeft = rightToLeft ? widest + place.scrollLeft : place.scrollLeft;
  return {
    left: fromLeft > rounding,
    right: widest - fromLeft > rounding,
    top: place.scrollTop > rounding,
    bottom: highest - place.scrollTop > rounding,
  };
}
