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
import { addresses } from './0011_addresses.ts';
import { uploads } from './0012_uploads.ts';
import { spending } from './0013_spending.ts';
import { bindings } from './0014_bindings.ts';
import { follows } from './0015_follows.ts';
import { push } from './0016_push.ts';
import { lastLogin } from './0017_last_login.ts';
import { identity } from './0018_identity.ts';
import { askers } from './0019_askers.ts';
import { accountNumbers } from './0020_account_numbers.ts';
import { pseudonyms } from './0021_pseudonyms.ts';
import { agreements } from './0022_agreements.ts';
import type { ShopMigration } from './ShopMigration.ts';

/** Every migration in order. One that has run anywhere is never edited: a change is a new one at the end. */
export const migrations: Record<string, ShopMigration> = {
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
  '0011_addresses': addresses,
  '0012_uploads': uploads,
  '0013_spending': spending,
  '0014_bindings': bindings,
  '0015_follows': follows,
  '0016_push': push,
  '0017_last_login': lastLogin,
  '0018_identity': identity,
  '0019_askers': askers,
  '0020_account_numbers': accountNumbers,
  '0021_pseudonyms': pseudonyms,
  '0022_agreements': agreements,
};
