const day = 86_400_000;

/** Maximum lifetime of a session (ours), in days: people do not want to sign in every week on their own phone. */
const longestDays = 90;

/** Lifetime of an unused session (ours), in days: a device given away, a browser on a shared computer. */
const idleDays = 30;

/** When a session opened now ends, however much it is used. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + longestDays * day);
}

/** A session last used before this has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * day);
}
