/** At which edges of a scrolled thing more of it is hidden. */
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

/** Zoomed browsers round: less than this many px is not hidden. */
const rounding = 1;

/** Edges behind which something is hidden, as the eye sees them, whichever way the text runs. */
export function scrollEdgesOf(place: ScrollPlace, rightToLeft: boolean): ScrollEdges {
  const widest = place.scrollWidth - place.clientWidth;
  const highest = place.scrollHeight - place.clientHeight;
  // From right to left the start is 0 as well, and the rest lies below zero.
  const fromLeft = rightToLeft ? widest + place.scrollLeft : place.scrollLeft;
  return {
    left: fromLeft > rounding,
    right: widest - fromLeft > rounding,
    top: place.scrollTop > rounding,
    bottom: highest - place.scrollTop > rounding,
  };
}
