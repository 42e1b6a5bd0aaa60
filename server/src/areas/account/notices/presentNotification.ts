import type { readNotification } from '@mcy/api/account/notices/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { Notice, NoticeData, NoticeKind, NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

type Presented = ResponseOf<typeof readNotification>;

/** Renders a notification in its reader's language. */
export function presentNotification(
  kinds: NoticeKinds,
  notification: Pick<
    Selectable<Tables['notification']>,
    'notification_id' | 'kind' | 'data' | 'created_at' | 'read_at'
  >,
  locale: Locale,
): Presented {
  const { notification_id, kind, data, created_at, read_at } = notification;
  // `notifyAll`, which alone writes them, pairs a kind with its data; a row's type cannot say so.
  const { words, target, targetId, image } = kinds[kind] as Notice<NoticeData[NoticeKind]>;
  const { title, body } = words(data);
  return {
    notification_id,
    kind,
    title: title[locale],
    body: body[locale],
    image: image?.(data) ?? null,
    target,
    target_id: targetId?.(data) ?? null,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}
