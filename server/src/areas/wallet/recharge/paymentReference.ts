/** What people call a payment by, as the database makes it: on its page, in the flow and in the text of a transfer. */
export function paymentReference(payment_id: string): string {
  return `MCY${payment_id.replaceAll('-', '').slice(-12).toUpperCase()}`;
}
