import type { Registration } from '@mcy/forms/account/entry';

/** In the tab's own storage, and never the password. */
const name = 'mcy.registration';

/** The registration that was begun in this tab; null for none. */
export function readRegistration(): Registration | null {
  // Written below.
  const kept: Registration | null = JSON.parse(sessionStorage.getItem(name) ?? 'null');
  return kept;
}

/** Keeps what changed of it. */
export function keepRegistration(changed: Registration): void {
  sessionStorage.setItem(name, JSON.stringify({ ...readRegistration(), ...changed }));
}

export function forgetRegistration(): void {
  sessionStorage.removeItem(name);
}
