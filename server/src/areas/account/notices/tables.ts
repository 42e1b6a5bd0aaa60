import type { Locale } from '@mcy/api/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NoticeData, NoticeKind } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    notification: {
      notification_id: string;
      user_id: string;
      kind: NoticeKind;
      /** Of the kind: `notify` writes both. */
      data: JSONColumnType<NoticeData[NoticeKind]>;
      /** Told only once this opening's results were seen; null for what gives nothing away. */
      awaits_opening_id: string | null;
      created_at: Date;
      read_at: Date | null;
    };
    /** Where a session's device is told of notifications. */
    push_subscription: {
      subscription_id: string;
      user_id: string;
      session_id: string;
      /** Address at the browser's push service: a secret of the two. */
      endpoint: string;
      p256dh: string;
      auth: string;
      language: Locale;
      created_at: Date;
    };
    /** A notification that is still to be sent to a device. */
    push_delivery: {
      notification_id: string;
      subscription_id: string;
      attempts: Generated<number>;
      /** Not before; while one is being sent, when it is tried again should the sender die. */
      due_at: Date;
    };
    /** The demo's own key pair, made when it is first asked for. */
    push_key: {
      only_one: Generated<boolean>;
      public_key: string;
      private_key: string;
    };
  }
}
