import type { Logger } from 'pino';
import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { kindOfName } from '../../names/kindOfName.ts';
import type { CodeSender, CodeSenders } from './CodeSender.ts';
import { demoMailbox } from './mailbox/demoMailbox.ts';
import { type Channel, outgoingSender } from './outgoing/outgoingSender.ts';
import { mailChannel } from './outgoing/mailChannel.ts';
import { smsChannel } from './outgoing/smsChannel.ts';

interface Services {
  db: Database;
  config: Pick<Config, 'demo' | 'smtp' | 'sms'>;
  log: Logger;
}

/** Creates the senders: the mailbox in the demo, else email and text messages where configured. */
export function createCodeSenders({ db, config, log }: Services): CodeSenders {
  if (config.demo) {
    return {
      channels: { email: true, mobile: true },
      senderOf: () => demoMailbox,
      close: async () => {},
    };
  }
  const channels: Record<'email' | 'mobile', Channel | null> = {
    email: config.smtp && mailChannel(config.smtp),
    mobile: config.sms && smsChannel(config.sms),
  };
  const outgoing = outgoingSender(db, log);
  const senders: Record<'email' | 'mobile', CodeSender | null> = {
    email: channels.email && outgoing.through(channels.email),
    mobile: channels.mobile && outgoing.through(channels.mobile),
  };
  return {
    channels: { email: senders.email !== null, mobile: senders.mobile !== null },
    senderOf: (sign_in_name) => senders[kindOfName(sign_in_name)],
    close: async () => {
      await outgoing.finish();
      channels.email?.close();
      channels.mobile?.close();
    },
  };
}
