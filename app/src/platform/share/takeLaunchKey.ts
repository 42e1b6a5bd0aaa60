import { deShareKey } from '@mcy/api/account/invitations/contract';
import type { Client } from '@mcy/api/client';
import { keepPreInviteCode } from './preInviteCode.ts';

/** Exchanges the key of a launch link, and keeps what it stands for as the pre-invite code (spec §7). */
export async function takeLaunchKey(client: Client, key: string): Promise<void> {
  const { key: invite_code, errMsg } = await client.call(deShareKey, { key });
  if (errMsg === undefined && invite_code !== null) keepPreInviteCode(invite_code);
}
