/** The calls that answer otherwise once a player is told something: whoever tells invalidates them, and needs no more of them than this, for the first page has no room. */
export const notificationPaths = {
  list: { path: '/api/notify/list' },
  unread: { path: '/api/notify/unread' },
} as const;
