import { definePort } from '../../../../platform/area/Port.ts';
import type { CodeSenders } from './CodeSender.ts';

/** The shop's code senders: they use its log and database, and close with it. */
export const codeSenders = definePort<CodeSenders>('the senders of codes');
