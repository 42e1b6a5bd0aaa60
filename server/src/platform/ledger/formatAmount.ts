const money = new Intl.NumberFormat('vi-VN');

/** An amount as the shop writes it in every language: no decimals, a dot between thousands. */
export function formatAmount(amount: number): string {
  return money.format(amount);
}
