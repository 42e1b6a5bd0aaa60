/** How long after registering an invitation code can be bound (ours), in days. */
const bindDays = 30;

/** Until when a user can bind an invitation code. */
export function bindUntil(registered_at: Date): Date {
  return new Date(registered_at.getTime() + bindDays * 86_400_000);
}
