import { definePort } from '../../../../platform/area/Port.ts';
import type { CodeSenders } from './CodeSender.ts';

/** The senders of this shop: they know its log and its database, and end with it. */
export const codeSenders = definePort<CodeSenders>('the senders of codes');
