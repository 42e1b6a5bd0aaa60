import type { readNotification } from '@mcy/api/account/notices/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import type { NotificationData } from './NotificationData.ts';
import { type NotificationWords, notificationWords } from './notificationWords.ts';
import type { AccountTables, NotificationKind } from '../tables.ts';

type Presented = ResponseOf<typeof readNotification>;

const targets: Readonly<Record<NotificationKind, Presented['target']>> = {
  recharge_settled: 'money_flow',
  withdrawal_requested: 'withdrawal',
  withdrawal_cancelled: 'withdrawal',
  prize_won: 'draw_record',
  level_reached: 'level',
  new_fan: 'player',
  invite_bound: 'profile',
  identity_reviewed: 'identity',
};

/** A notification in its reader's words. */
export function presentNotification(
  notification: Selectable<AccountTables['notification']>,
  locale: Locale,
): Presented {
  const { notification_id, kind, data, created_at, read_at } = notification;
  const { title, body } = wordsOf(kind, data);
  return {
    notification_id,
    kind,
    title: title[locale],
    body: body[locale],
    image: 'toy_image' in data ? data.toy_image : null,
    target: targets[kind],
    target_id: kind === 'new_fan' && 'user_id' in data ? data.user_id : null,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

function wordsOf(kind: NotificationKind, data: NotificationData[NotificationKind]) {
  // `notify`, which alone writes them, pairs a kind with its data; a row's type cannot say so.
  const write = notificationWords[kind] as (data: NotificationData[NotificationKind]) => NotificationWords;
  return write(data);
}
