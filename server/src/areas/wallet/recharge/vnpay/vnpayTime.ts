const vietnam = 7 * 3_600_000;

/** A moment as VNPay writes it: `yyyyMMddHHmmss` in Vietnam. */
export function vnpayTime(moment: Date): string {
  return new Date(moment.getTime() + vietnam).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
