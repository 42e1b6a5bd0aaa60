/**
 * Calls whose answers change when a player is notified. They are listed here, apart from the notice hooks, to keep the
 * first page small.
 */
export const notificationPaths = {
  list: { path: '/api/notify/list' },
  unread: { path: '/api/notify/unread' },
} as const;
