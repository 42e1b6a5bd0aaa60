const day = 86_400_000;

/** How long a session lasts at most (ours), in days: a shop on one's own phone is not signed in to every week. */
const longestDays = 90;

/** How long one lasts that nobody uses (ours), in days: a device given away, a browser on a shared computer. */
const idleDays = 30;

/** When a session that is opened now ends, however much it is used. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + longestDays * day);
}

/** A session last used before this has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * day);
}
