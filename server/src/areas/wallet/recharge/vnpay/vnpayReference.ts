/** A payment's number at VNPay, which takes letters and digits alone. */
export function vnpayReference(payment_id: string): string {
  return payment_id.replaceAll('-', '');
}

/** The payment of a number at VNPay; null for a number that is not ours. */
export function paymentOfReference(reference: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(reference);
  return parts?.slice(1).join('-') ?? null;
}
