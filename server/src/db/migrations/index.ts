import type { Migration } from 'kysely/migration';
import { ledger } from './0001_ledger.ts';
import { account } from './0002_account.ts';
import { wallet } from './0003_wallet.ts';
import { http } from './0004_http.ts';
import { boxes } from './0005_boxes.ts';
import { content } from './0006_content.ts';
import { withdrawal } from './0007_withdrawal.ts';
import { codes } from './0008_codes.ts';
import { notifications } from './0009_notifications.ts';
import { sessions } from './0010_sessions.ts';

/** Every migration in order. One that has run anywhere is never edited: a change is a new one at the end. */
export const migrations: Record<string, Migration> = {
  '0001_ledger': ledger,
  '0002_account': account,
  '0003_wallet': wallet,
  '0004_http': http,
  '0005_boxes': boxes,
  '0006_content': content,
  '0007_withdrawal': withdrawal,
  '0008_codes': codes,
  '0009_notifications': notifications,
  '0010_sessions': sessions,
};
