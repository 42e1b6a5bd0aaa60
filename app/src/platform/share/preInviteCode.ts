import { deviceStorage } from '../deviceStorage.ts';

/** Storage key of the invitation code from the link the user came by (spec §3). */
const key = 'pre_invite_code';

/** The invitation code of the share link last opened on this device; empty for none. */
export function readPreInviteCode(): string {
  return deviceStorage.getItem(key) ?? '';
}

export function keepPreInviteCode(invite_code: string): void {
  deviceStorage.setItem(key, invite_code);
}

/** Clears a code that was bound or does not exist. */
export function forgetPreInviteCode(): void {
  deviceStorage.removeItem(key);
}
