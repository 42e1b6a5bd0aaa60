const money = new Intl.NumberFormat('vi-VN');

/** Formats an amount the same way in every language: no decimals, a dot between thousands. */
export function formatAmount(amount: number): string {
  return money.format(amount);
}
