import type { Locale } from '@mcy/api/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NoticeData, NoticeKind } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    notification: {
      notification_id: string;
      user_id: string;
      kind: NoticeKind;
      /** Of the kind: `notifyAll` writes both. */
      data: JSONColumnType<NoticeData[NoticeKind]>;
      /** Hidden until this opening's results were seen; null when nothing is to hide. */
      awaits_opening_id: string | null;
      created_at: Date;
      read_at: Date | null;
    };
    /** A session's push subscription. */
    push_subscription: {
      subscription_id: string;
      user_id: string;
      session_id: string;
      /** Address at the browser's push service, known only to the two. */
      endpoint: string;
      p256dh: string;
      auth: string;
      language: Locale;
      created_at: Date;
    };
    /** A notification still to be sent to a device. */
    push_delivery: {
      notification_id: string;
      subscription_id: string;
      attempts: Generated<number>;
      /** Not before this time; while it is being sent, the retry time in case the sender dies. */
      due_at: Date;
    };
    /** The demo's own key pair, created on first use. */
    push_key: {
      only_one: Generated<boolean>;
      public_key: string;
      private_key: string;
    };
  }
}
