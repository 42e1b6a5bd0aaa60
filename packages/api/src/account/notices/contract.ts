import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { kindSchema } from '../../contract/kind.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { signSchema } from '../../contract/sign.ts';

/** Areas of the shop whose notifications have a page of their own. */
export const noticeAreas = ['mall'] as const;

export type NoticeArea = (typeof noticeAreas)[number];

/** Only those that the area tells; without it, those of the whole shop. */
const area = z.optional(z.enum(noticeAreas));

const notificationSchema = z.object({
  notification_id: z.uuid(),
  kind: kindSchema,
  /** Written in the caller's language when read; amounts are formatted. */
  title: z.string(),
  body: z.string(),
  /** Image URL on this server of the toy won; null when there is none. */
  image: z.nullable(z.string()),
  /** Shown where there is no image. */
  sign: signSchema,
  /** The page it leads to, an address of the app such as `/pages/user/level`, and what the link to it says; null when it leads nowhere. */
  leads_to: z.nullable(z.object({ address: z.string(), label: z.string() })),
  created_at: z.iso.datetime(),
  /** Null while unread. */
  read_at: z.nullable(z.iso.datetime()),
});

/** Something the shop told the caller. */
export type UserNotification = z.output<typeof notificationSchema>;

export const listNotifications = defineCall({
  topic: 'account/notices',
  method: 'GET',
  path: '/api/notify/list',
  role: 'user',
  summary:
    "The caller's notifications, newest first; of one area of the shop when it is named. Wins are reported only after the player has seen the results.",
  request: z.strictObject({ ...pageRequest, area }),
  response: pageOf(notificationSchema),
});

export const readNotification = defineCall({
  topic: 'account/notices',
  method: 'GET',
  path: '/api/notify/detail',
  role: 'user',
  summary: "One of the caller's notifications; of one area of the shop when it is named.",
  refuses: { notification_not_found: 404 },
  request: z.strictObject({ notification_id: z.uuid(), area }),
  response: notificationSchema,
});

export const markNotificationsRead = defineCall({
  topic: 'account/notices',
  method: 'POST',
  path: '/api/notify/read',
  role: 'user',
  summary:
    "Marks one of the caller's notifications as read, or all without an id; of one area of the shop when it is named. Answers how many are unread there.",
  refuses: { notification_not_found: 404 },
  request: z.strictObject({ notification_id: z.optional(z.uuid()), area }),
  response: z.object({ unread_count: countSchema }),
});

export const countUnreadNotifications = defineCall({
  topic: 'account/notices',
  method: 'GET',
  path: '/api/notify/unread',
  role: 'user',
  summary: "The number of the caller's unread notifications, at most 100; of one area of the shop when it is named.",
  request: z.strictObject({ area }),
  response: z.object({ unread_count: countSchema }),
});

export * from './push.ts';
