/** The number of a payment or a withdrawal as people read it. */
export function paymentNumber(payment_id: string): string {
  return payment_id.slice(-8).toUpperCase();
}
