import type { readNotification } from '@mcy/api/account/notices/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { Notice, NoticeData, NoticeKind, NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';
import { unknownNotice } from './messages.ts';

type Presented = ResponseOf<typeof readNotification>;
type AnyNotice = Notice<NoticeData[NoticeKind]>;

/** A kind of a later version of the shop, which wrote it before this version came back. */
const unknown: AnyNotice = { words: () => unknownNotice, sign: 'bell' };

/** Renders a notification in its reader's language. */
export function presentNotice(
  kinds: NoticeKinds,
  notification: Pick<
    Selectable<Tables['notification']>,
    'notification_id' | 'kind' | 'data' | 'created_at' | 'read_at'
  >,
  locale: Locale,
): Presented {
  const { notification_id, kind, data, created_at, read_at } = notification;
  // `notifyAll`, which alone writes them, pairs a kind with its data; a row's type cannot say so.
  const { words, sign, image, leadsTo } = (kinds[kind] as AnyNotice | undefined) ?? unknown;
  const { title, body } = words(data);
  return {
    notification_id,
    kind,
    title: title[locale],
    body: body[locale],
    image: image?.(data) ?? null,
    sign,
    leads_to: leadsTo ? { address: addressOf(leadsTo, data), label: leadsTo.label[locale] } : null,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

function addressOf({ page, parameters }: NonNullable<AnyNotice['leadsTo']>, data: NoticeData[NoticeKind]): string {
  return parameters ? `${page}?${new URLSearchParams(parameters(data)).toString()}` : page;
}
