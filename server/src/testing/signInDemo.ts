import { login } from '@mcy/api/account/entry/contract';
import { demoAccounts } from '../areas/account/entry/demo/demoAccounts.ts';
import type { Session, TestServer } from './startTestServer.ts';

/** Signs the demo's verified account in, or its operator. */
export async function signInDemo({ succeed }: TestServer, role: 'verified' | 'operator'): Promise<Session> {
  const account = demoAccounts.find((demo) => demo[role]);
  if (!account) throw new Error(`The demo has no ${role} account.`);
  const { sign_in_name, password } = account;
  return succeed(login, { sign_in_name, password }, { device: 'kept-device-of-the-test-0001' });
}
