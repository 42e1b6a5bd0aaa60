/** Formats an amount in the smallest unit, an integer: a dot as thousands separator in every language (spec §9). */
export function formatMoney(amount: number): string {
  // The first use of `Intl` takes 15 ms, and this is on every first page. A list has hundreds: a pattern would look ahead from each digit.
  let rest = String(amount);
  let grouped = '';
  const first = amount < 0 ? 1 : 0;
  while (rest.length - first > 3) {
    grouped = `.${rest.slice(-3)}${grouped}`;
    rest = rest.slice(0, -3);
  }
  return rest + grouped;
}
