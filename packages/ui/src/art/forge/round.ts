/** A number as written in a drawing: two digits after the point below 2, else an integer. */
export function round(value: number): string {
  const rounded = Math.abs(value) < 2 ? Math.round(value * 100) / 100 : Math.round(value);
  return String(rounded).replace(/^(-?)0\./, '$1.');
}
