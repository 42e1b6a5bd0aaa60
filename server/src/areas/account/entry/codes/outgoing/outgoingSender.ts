import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../../../../platform/db/database.ts';
import type { Asker } from '../../../../../platform/http/askerOf.ts';
import { howKnown } from '../../sessions/howKnown.ts';
import type { MessageKind } from '../../tables.ts';
import { minuteBucket } from '../codeLimits.ts';
import type { CodeMessage, CodeSender } from '../CodeSender.ts';
import { kindOfName } from '../../../names/kindOfName.ts';

/** A delivery channel. */
export interface Channel {
  /** Rejects when the message was not accepted within the channel's timeouts. */
  deliver: (message: CodeMessage) => Promise<void>;
  close: () => void;
}

/**
 * Messages that every name gets, with or without an account. When any other message fails, the minute's limit stays: lifting it would
 * reveal that there was a recipient.
 */
const sentToEveryName: readonly MessageKind[] = ['register', 'bind_name', 'name_taken'];

/** How long a closing server waits for messages being sent. */
const patience = 8_000;

/**
 * Creates senders that pass a message to a channel after its code is committed. The call has answered by then, so no user waits for a slow
 * mail server. A failure is logged, and a user who is registering or binding a name may ask again at once.
 */
export function outgoingSender(
  db: Database,
  log: Logger,
): { through: (channel: Channel) => CodeSender; finish: () => Promise<void> } {
  const underWay = new Set<Promise<void>>();

  async function deliver(channel: Channel, message: CodeMessage): Promise<void> {
    const { sign_in_name, asker, kind } = message;
    try {
      await channel.deliver(message);
    } catch (error) {
      log.error({ reason: reasonOf(error), kind, to: kindOfName(sign_in_name) }, 'sending a code failed');
      if (!sentToEveryName.includes(kind)) return;
      await liftMinute(sign_in_name, asker).catch((failure: unknown) =>
        log.error({ err: failure }, 'lifting a code’s limit failed'),
      );
    }
  }

  async function liftMinute(sign_in_name: string, asker: Asker): Promise<void> {
    const { countedAs } = await howKnown(db, sign_in_name, asker);
    await db.deleteFrom('rate_limit').where('bucket', '=', minuteBucket(sign_in_name, countedAs)).execute();
  }

  return {
    through: (channel) => ({
      send: async (message, { afterCommit }) => {
        afterCommit(() => {
          const delivery = deliver(channel, message).finally(() => underWay.delete(delivery));
          underWay.add(delivery);
        });
      },
      mailboxUrl: () => null,
    }),
    finish: async () => {
      await Promise.race([Promise.all(underWay), sleep(patience, undefined, { ref: false })]);
    },
  };
}

/** Without the recipient, which a mail server's message may contain. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
