import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ShopSettings } from '../shop/startShop.ts';

/** `npm run audit`; fails with the rows that break an invariant. */
export async function auditShop(settings: ShopSettings): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'server/src/audit.ts'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...settings } });
}
