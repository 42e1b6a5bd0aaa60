/** Beyond the width of its actions, the row follows the finger as if on a spring. */
const stiffness = 0.25;

/** Returns the row's offset in px: negative is to the left, with the actions on the right. */
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
