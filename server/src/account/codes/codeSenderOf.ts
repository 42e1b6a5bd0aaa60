import type { Config } from '../../config.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { CodeSender } from './CodeSender.ts';
import { demoMailbox } from './mailbox/demoMailbox.ts';
import { codeUnavailable } from '../messages.ts';

/** The sender of codes here: the mailbox in the demo, none otherwise. Refuses `code_unavailable` where there is none. */
export function codeSenderOf(config: Config): CodeSender {
  if (config.demo) return demoMailbox;
  throw new Refusal({ error: 'code_unavailable', message: codeUnavailable });
}
