/** Arrow of a floating element toward its opener; a child of Radix's arrow, which sets its position and size. */
export function FloatingArrow(props: object) {
  return (
    <svg {...props} viewBox="0 0 16 8" aria-hidden focusable={false}>
      <path d="M0 0 7 7.2a1.4 1.4 0 0 0 2 0L16 0" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
