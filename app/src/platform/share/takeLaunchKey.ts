import { deShareKey } from '@mcy/api/account/invitations/contract';
import type { Client } from '@mcy/api/client';
import { keepPreInviteCode } from './preInviteCode.ts';

/** Exchanges a launch link's key for its pre-invite code and stores it (spec §7). */
export async function takeLaunchKey(client: Client, key: string): Promise<void> {
  const { key: invite_code, errMsg } = await client.call(deShareKey, { key });
  if (errMsg === undefined && invite_code !== null) keepPreInviteCode(invite_code);
}
