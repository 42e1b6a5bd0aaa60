import { rules } from '@mcy/api/contract';
/** A moment as VNPay writes it: `yyyyMMddHHmmss` in Vietnam. */
export function vnpayTime(moment: Date): string {
  return rules.vietnamClock(moment).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
