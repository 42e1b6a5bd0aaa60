const day = 86_400_000;

/** Days that a player has to claim what the shop gave them. */
const claimDays = 30;

/** The least time left, in days, on a coupon that comes back from a purchase that was undone. */
const leastDaysLeft = 3;

/** The end of a coupon that is valid from now on. */
export function validUntil(now: Date, valid_days: number): Date {
  return new Date(now.getTime() + valid_days * day);
}

/** Until when a coupon must be claimed that is given now. */
export function claimUntil(now: Date): Date {
  return validUntil(now, claimDays);
}

/** The end of a coupon that comes back: with the time that it had left when it was used, at least three days. */
export function endAfterReturn({ used_at, valid_until }: { used_at: Date; valid_until: Date }, now: Date): Date {
  const left = valid_until.getTime() - used_at.getTime();
  return new Date(now.getTime() + Math.max(left, leastDaysLeft * day));
}
