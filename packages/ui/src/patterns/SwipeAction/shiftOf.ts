/** A row pulled farther than its actions are wide follows the finger as a thing on a spring does. */
const stiffness = 0.25;

/** Where the row stands, in px: negative is to the left, where the actions are to its right. */
export function shiftOf({
  open,
  drag,
  width,
  rtl,
}: {
  open: boolean;
  drag: number;
  width: number;
  rtl: boolean;
}): number {
  const towards = rtl ? 1 : -1;
  const out = (open ? width : 0) + drag * towards;
  if (out <= 0) return 0;
  return towards * (out <= width ? out : width + (out - width) * stiffness);
}
