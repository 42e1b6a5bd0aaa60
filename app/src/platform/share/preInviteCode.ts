/** Where the device keeps the invitation code of the link that brought its owner (spec §3). */
const key = 'pre_invite_code';

/** The invitation code of whoever's link was opened last on this device; empty where none was. */
export function readPreInviteCode(): string {
  return localStorage.getItem(key) ?? '';
}

export function keepPreInviteCode(invite_code: string): void {
  localStorage.setItem(key, invite_code);
}

/** It is bound, or nobody has it. */
export function forgetPreInviteCode(): void {
  localStorage.removeItem(key);
}
