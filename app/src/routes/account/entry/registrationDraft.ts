import type { Registration } from '@mcy/forms/account/entry';

/** In the tab's own storage, and never the password. */
const name = 'mcy.registration';

/** The registration that was begun in this tab; null for none. */
export function readRegistration(): Registration | null {
  // Written below.
  return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Registration | null;
}

/** Keeps what changed of it. */
export function keepRegistration(changed: Registration): void {
  sessionStorage.setItem(name, JSON.stringify({ ...readRegistration(), ...changed }));
}

export function forgetRegistration(): void {
  sessionStorage.removeItem(name);
}
