/** A number as it stands in a drawing: two digits after the point below 2, else none. */
export function round(value: number): string {
  const rounded = Math.abs(value) < 2 ? Math.round(value * 100) / 100 : Math.round(value);
  return String(rounded).replace(/^(-?)0\./, '$1.');
}
