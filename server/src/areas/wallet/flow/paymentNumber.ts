/** Formats the number of a withdrawal for display. */
export function paymentNumber(payment_id: string): string {
  return payment_id.slice(-8).toUpperCase();
}
